import { useRevalidator } from '@site/host/router';
import { useEffect, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useSite, useSiteState } from '../site-context.ts';
import { FailedArea } from './FailedArea.tsx';
import { PageStack } from './PageStack.tsx';
import { useOwnedRoute } from './useOwnedRoute.ts';

/** The page of whichever part owns the route, and beside it, hidden, the one that the visitor is about to open. */
export function PartPage() {
  const { parts } = useSite();
  const route = useOwnedRoute();
  const location = useLocation();
  const data = useLoaderData();
  const { revalidate, state: revalidation } = useRevalidator();
  const readState = () => parts.pageState(route);
  const state = useSyncExternalStore(parts.subscribe, readState, readState);
  const lacksData = state.status === 'ready' && state.route.loader !== undefined && data === null;
  const ahead = useSiteState((shared) => shared.ahead);

  // The code arrived after the timeout, so the router went on without data. Now they can be loaded.
  useEffect(() => {
    if (lacksData) revalidate();
  }, [lacksData, revalidate]);

  if (state.status === 'ready' && !lacksData)
    return <PageStack shown={{ route, location, Page: state.Page, data }} ahead={ahead} />;
  const retry = () => {
    parts.retry(route.part);
    parts.loadPage(route);
  };
  return (
    <FailedArea
      area="page"
      part={route.part}
      isWaiting={state.status === 'waiting' || revalidation === 'loading'}
      onRetry={retry}
    />
  );
}
