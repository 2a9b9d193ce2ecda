import { hostPart } from '@site/contracts/manifest';
import { useRevalidator } from '@site/host/router';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { canReload, isDomInterference, reloadOnce } from './dom-interference.ts';
import { FailedArea } from './FailedArea.tsx';
import { useSiteRoute } from './useSiteRoute.ts';

/**
 * Shown when a loader throws something that its page has no state for, when the code of one of the shell's own pages cannot be loaded, or
 * when React cannot remove the previous page from the document; then the page is reloaded.
 */
export function RouteFailed() {
  return isDomInterference(useRouteError()) && canReload() ? <Reload /> : <FailedPage />;
}

function Reload() {
  useEffect(reloadOnce, []);
  return null;
}

function FailedPage() {
  const { revalidate, state } = useRevalidator();
  const { part } = useSiteRoute();
  // The router requests a page's code only once, so a retry reloads the page, but not offline: the browser would show its own error page.
  const retry = part === hostPart ? () => navigator.onLine && location.reload() : revalidate;
  return <FailedArea area="page" part={part} isWaiting={state === 'loading'} onRetry={retry} />;
}
