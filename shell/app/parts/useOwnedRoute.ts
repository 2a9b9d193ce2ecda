import type { SiteRoute } from '@site/contracts/site';
import { useMatches } from '@site/host/router';

/** The route of the current page; `router.tsx` sets it as the match's handle. */
export function useOwnedRoute(): SiteRoute {
  const handle = useMatches().at(-1)?.handle;
  // react-router types a handle as unknown; router.tsx puts a SiteRoute there.
  return handle as SiteRoute;
}
