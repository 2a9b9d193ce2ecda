import { PageDataProvider, useRevalidator } from '@site/host/router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../site-context.ts';
import { FailedArea } from './FailedArea.tsx';
import { PartArea } from './PartArea.tsx';
import { useOwnedRoute } from './useOwnedRoute.ts';

/** The page of whichever part owns the route. */
export function PartPage() {
  const { parts } = useSite();
  const route = useOwnedRoute();
  const data = useLoaderData();
  const { revalidate, state: revalidation } = useRevalidator();
  const readState = () => parts.pageState(route);
  const state = useSyncExternalStore(parts.subscribe, readState, readState);
  const lacksData = state.status === 'ready' && state.route.loader !== undefined && data === null;

  // The code arrived after the timeout, so the router went on without data. Now they can be loaded.
  useEffect(() => {
    if (lacksData) revalidate();
  }, [lacksData, revalidate]);

  // Memoized, because the router renders this component again at every step of a navigation.
  const page = useMemo(
    () =>
      state.status === 'ready' && (
        <PartArea key={route.path} area="page" part={route.part}>
          <state.Page />
        </PartArea>
      ),
    [state, route],
  );

  if (page && !lacksData) return <PageDataProvider value={data}>{page}</PageDataProvider>;
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
