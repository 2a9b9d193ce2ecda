import { hostPart } from '@site/contracts/manifest';
import { useRevalidator } from '@site/host/router';
import { FailedArea } from './FailedArea.tsx';
import { useOwnedRoute } from './useOwnedRoute.ts';

/**
 * Shown when a loader throws something that its page has no state for, or when the code of one of the shell's own pages cannot be loaded.
 */
export function RouteFailed() {
  const { revalidate, state } = useRevalidator();
  const { part } = useOwnedRoute();
  // The router requests a page's code only once, so a retry reloads the page, but not offline: the browser would show its own error page.
  const retry = part === hostPart ? () => navigator.onLine && location.reload() : revalidate;
  return <FailedArea area="page" part={part} isWaiting={state === 'loading'} onRetry={retry} />;
}
