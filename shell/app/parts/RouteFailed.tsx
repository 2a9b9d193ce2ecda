import { useRevalidator } from '@site/host/router';
import { FailedArea } from './FailedArea.tsx';
import { useOwnedRoute } from './useOwnedRoute.ts';

/** Shown when a loader throws something that its page has no state for. */
export function RouteFailed() {
  const { revalidate, state } = useRevalidator();
  return <FailedArea area="page" part={useOwnedRoute().part} isWaiting={state === 'loading'} onRetry={revalidate} />;
}
