import type { ReactNode } from 'react';
import classes from './Panel.module.css';

/** The sheet that every table of this page lies on. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
