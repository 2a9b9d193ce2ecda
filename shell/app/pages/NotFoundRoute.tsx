import { useLocation, useNavigate } from '@site/host/router';
import { useEffect } from 'react';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The 404 page. Served at whatever address was asked for; in the browser the address becomes /404. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname !== '/404') navigate('/404', { replace: true });
  }, [pathname, navigate]);
  return <NotFoundPage />;
}
