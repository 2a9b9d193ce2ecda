import type { ReactNode } from 'react';
import classes from './Arrangements.module.css';

/** Small examples beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** Pictures or signs in even columns. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={classes.tiles}>{children}</div>;
}

/** Something to fill a carousel with. */
export function Slide({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.slide}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

/** A carousel with this many slides in view. */
export function SideBySide({ items, children }: { items: 1 | 2; children: ReactNode }) {
  return (
    <div className={classes.sideBySide} data-items={items}>
      {children}
    </div>
  );
}
