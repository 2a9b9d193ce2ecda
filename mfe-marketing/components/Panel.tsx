import type { ReactNode } from 'react';
import classes from './Panel.module.css';

/** A raised box, the usual background of a table. Use `SampleSheet` for a table that looks like paper. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
