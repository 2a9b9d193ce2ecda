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

/** A carousel with this many slides in view. */
export function SideBySide({ items, children }: { items: 1 | 2; children: ReactNode }) {
  return (
    <div className={classes.sideBySide} data-items={items}>
      {children}
    </div>
  );
}
