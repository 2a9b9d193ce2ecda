import { useLocation, useNavigate } from '@site/host/router';
import { useEffect } from 'react';
import { NotFoundPage } from './NotFoundPage.tsx';
import { notFoundPath } from './not-found-path.ts';

/** The 404 page. The server sends it at the address asked for; in the browser the address becomes /404. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname !== notFoundPath) navigate(notFoundPath, { replace: true });
  }, [pathname, navigate]);
  return <NotFoundPage />;
}
