import type { ReactNode } from 'react';
import classes from './Row.module.css';

/** Small examples beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
