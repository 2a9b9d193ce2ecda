import type { ReactNode } from 'react';
import classes from './SectionHeading.module.css';

interface SectionHeadingProps {
  eyebrow?: string;
  title: string;
  intro?: ReactNode;
  level?: 2 | 3;
  id?: string;
  align?: 'start' | 'centre';
}

export function SectionHeading({ eyebrow, title, intro, level = 2, id, align = 'start' }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.root} data-align={align} data-level={level}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <Heading id={id}>{title}</Heading>
      {intro && <p className={classes.intro}>{intro}</p>}
    </div>
  );
}
