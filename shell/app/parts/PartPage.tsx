import { useLoaderData, useLocation, useNavigationType, useRevalidator } from '@site/host/router';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { FailedArea } from './FailedArea.tsx';
import { PartArea } from './PartArea.tsx';
import { useSiteRoute } from './useSiteRoute.ts';

/** The page of whichever part owns the route. */
export function PartPage() {
  const { parts } = useSite();
  const route = useSiteRoute();
  const { pathname, search, state: entry } = useLocation();
  // Back, forward and steps on the page show it at once; after a link it fades in.
  const fadesIn = useNavigationType() !== 'POP' && !entry?.isStepOnPage;
  const data = useLoaderData();
  const { revalidate, state: revalidation } = useRevalidator();
  const readState = () => parts.pageState(route);
  const state = useSyncExternalStore(parts.subscribe, readState, readState);
  const lacksData = state.status === 'ready' && state.route.loader !== undefined && data === null;

  // The code arrived after the timeout, so the router went on without data, which can be loaded now.
  useEffect(() => {
    if (lacksData) revalidate();
  }, [lacksData, revalidate]);

  if (state.status === 'ready' && !lacksData)
    return (
      <PartArea key={pathname} area="page" part={route.part} query={search} fadesIn={fadesIn}>
        <state.Page />
      </PartArea>
    );
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
