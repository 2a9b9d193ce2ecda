import { useNextPath } from '@site/ui/navigation';
import type { ReactNode } from 'react';
import classes from './LoadingArea.module.css';

/** Shows that other posts are loading in place of these; the shell announces it, as it does for every page. */
export function LoadingArea({ children }: { children: ReactNode }) {
  const isLoading = useNextPath()?.startsWith('/blogs') ?? false;
  return (
    <div className={classes.area} aria-busy={isLoading}>
      {children}
    </div>
  );
}
