import { hostPart } from '@site/contracts/manifest';
import { useRevalidator } from '@site/host/router';
import { FailedArea } from './FailedArea.tsx';
import { useOwnedRoute } from './useOwnedRoute.ts';

/** Shown when a loader throws something that its page has no state for, or when the code of one of the shell's own pages does not come. */
export function RouteFailed() {
  const { revalidate, state } = useRevalidator();
  const { part } = useOwnedRoute();
  // The router asks for a page's code once. The address is the page's already; without a connection, the browser would show a page of its own.
  const retry = part === hostPart ? () => navigator.onLine && location.reload() : revalidate;
  return <FailedArea area="page" part={part} isWaiting={state === 'loading'} onRetry={retry} />;
}
