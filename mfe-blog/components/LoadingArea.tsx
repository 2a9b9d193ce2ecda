import { useNavigation } from '@site/host/router';
import type { ReactNode } from 'react';
import classes from './LoadingArea.module.css';

/** Shows and announces that other posts are loading in place of these. */
export function LoadingArea({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().location?.pathname.startsWith('/blogs') ?? false;
  return (
    <div className={classes.area} aria-busy={isLoading}>
      <p className="visually-hidden" role="status">
        {isLoading ? 'Loading posts' : ''}
      </p>
      {children}
    </div>
  );
}
