import type { ReactNode } from 'react';
import classes from './SectionHeading.module.css';

interface SectionHeadingProps {
  eyebrow?: string;
  title: string;
  /** May end with a link to the full list. */
  intro?: ReactNode;
  /** The link to the full list, beside the title, where there is no intro. */
  link?: ReactNode;
  id?: string;
}

/**
 * @example
 * <SectionHeading id="recent-posts" eyebrow="Our blog" title="Recent posts" />
 */
export function SectionHeading({ eyebrow, title, intro, link, id }: SectionHeadingProps) {
  return (
    <div className={classes.root}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <div className={classes.title}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {intro && <p className={classes.intro}>{intro}</p>}
    </div>
  );
}
