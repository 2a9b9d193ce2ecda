import { notFoundPath } from '@site/contracts/paths';
import { useLocation, useNavigate } from '@site/host/router';
import { useEffect } from 'react';
import { NotFoundPage } from './NotFoundPage.tsx';
import { wordsOfPath } from './words-of-path.ts';

/** The 404 page. The server sends it at the address asked for; in the browser the address becomes /404, and the history keeps the former. */
export function NotFoundRoute() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const asked = askedPath(pathname, state);
  useEffect(() => {
    if (pathname !== notFoundPath) navigate(notFoundPath, { replace: true, state: { asked } });
  }, [pathname, asked, navigate]);
  return <NotFoundPage sought={wordsOfPath(asked)} />;
}

/** Empty if the visitor asked for /404 itself. */
function askedPath(pathname: string, state: { asked?: unknown } | null): string {
  if (pathname !== notFoundPath) return pathname;
  return typeof state?.asked === 'string' ? state.asked : '';
}
