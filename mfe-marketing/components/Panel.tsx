import type { ReactNode } from 'react';
import classes from './Panel.module.css';

/** The sheet that a table lies on. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
