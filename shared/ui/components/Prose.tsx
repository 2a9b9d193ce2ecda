import type { ReactNode } from 'react';
import classes from './Prose.module.css';

/** Long text at a readable measure: paragraphs, headings, lists, quotations and tables as plain elements. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
