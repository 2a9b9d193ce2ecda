import type { ReactNode } from 'react';
import classes from './Tiles.module.css';

/** Pictures or signs in even columns. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
