import type { SiteRoute } from '@site/contracts/shell-api';
import { useMatches } from '@site/host/router';

/** The route of the current page in the release's route table. */
export function useSiteRoute(): SiteRoute {
  const handle = useMatches().at(-1)?.handle;
  // react-router types a handle as unknown; `router.tsx` sets every route's handle to its `SiteRoute`.
  return handle as SiteRoute;
}
