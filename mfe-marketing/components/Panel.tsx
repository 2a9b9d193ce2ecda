import type { ReactNode } from 'react';
import classes from './Panel.module.css';

/** A raised box, the usual background of a table. `SampleDocument` is the one that looks like a document. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
