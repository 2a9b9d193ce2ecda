import type { ApiClient } from '@site/contracts/api';
import type { createBrowserRouter } from 'react-router-dom';
import type { PageData } from '../app/page-data.ts';
import { findChangedPaths } from './changed-paths.ts';
import { type LoadData, prefetchInView, prefetchOnIntent } from './prefetch.ts';
import { loadRemainingPictures } from './remaining-pictures.ts';
import type { BrowserParts } from './remotes/part-registry.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface HydratedPage {
  page: PageData;
  parts: BrowserParts;
  router: Router;
  api: ApiClient;
}

/**
 * Prefetches what a visitor is about to open, loads the remaining pictures, and refreshes posts that have changed since the
 * page was served. The page works without any of it. Returns a function with which the router's loaders use prefetched data.
 */
export function enhancePage({ page, parts, router, api }: HydratedPage): LoadData {
  const { release } = page;
  prefetchInView({ release, parts, api });
  for (const enhancement of [loadRemainingPictures(), refreshPage(page, parts, router)])
    enhancement.catch(() => undefined);
  return prefetchOnIntent({ release, parts, api });
}

/** A page from a cache may be older than its posts. */
async function refreshPage({ etags, release }: PageData, parts: BrowserParts, router: Router): Promise<void> {
  const servedKey = router.state.location.key;
  const changed = await findChangedPaths(etags);
  if (changed.length === 0 || router.state.location.key !== servedKey) return;
  parts.refreshFragments(changed);
  const fragmentPaths = Object.values(release.fragments).flatMap(({ data }) => data);
  // Only for the page's own data: the router renders it again, and React gives up hydrating what is not hydrated yet.
  if (changed.some((path) => !fragmentPaths.includes(path))) await router.revalidate();
}
