import type { ReactNode } from 'react';
import classes from './SectionHeading.module.css';

interface SectionHeadingProps {
  eyebrow?: string;
  title: string;
  /** May end with a link to the full list. */
  intro?: ReactNode;
  id?: string;
}

/**
 * @example
 * <SectionHeading id="recent-posts" eyebrow="Our blog" title="Recent posts" />
 */
export function SectionHeading({ eyebrow, title, intro, id }: SectionHeadingProps) {
  return (
    <div className={classes.root}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
      {intro && <p className={classes.intro}>{intro}</p>}
    </div>
  );
}
