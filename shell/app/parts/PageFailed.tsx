import { useRevalidator, useRouteError } from '@site/host/router';
import { useEffect } from 'react';
import { canReload, isDomInterference, reloadOnce } from '../dom-interference.ts';
import { PageMissing } from '../parts.ts';
import { useSiteRoute } from '../useSiteRoute.ts';
import { FailedArea } from './FailedArea.tsx';

/**
 * Stands in place of a page whose code has not arrived, or whose loader throws something that the page has no state for; also where React
 * cannot remove the previous page from the document, which is then loaded again.
 */
export function PageFailed() {
  const error = useRouteError();
  return isDomInterference(error) && canReload() ? <Reload /> : <AwaitedPage error={error} />;
}

function Reload() {
  useEffect(reloadOnce, []);
  return null;
}

/** Says that the page could not be loaded, and shows it if its code arrives after all. */
function AwaitedPage({ error }: { error: unknown }) {
  const { part } = useSiteRoute();
  // Calls the route's loader, which asks for the code again.
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof PageMissing)) return;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) revalidate();
    };
    error.arrival.then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [error, revalidate]);
  return <FailedArea area="page" part={part} isWaiting={state === 'loading'} onRetry={revalidate} />;
}
