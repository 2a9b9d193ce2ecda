import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  tone?: 'plain' | 'tint' | 'deep';
  /** Id of the heading that names the section; it becomes a landmark only with one. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-bleed band; its children stand within the page's width and gutter. */
export function Section({ tone = 'plain', labelledBy, children }: SectionProps) {
  return (
    <section className={classes.root} data-tone={tone} aria-labelledby={labelledBy}>
      <div className={classes.inner}>{children}</div>
    </section>
  );
}
