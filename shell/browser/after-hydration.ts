import type { ApiClient } from '@site/contracts/api';
import type { createBrowserRouter } from 'react-router-dom';
import type { PageData } from '../app/page-data.ts';
import { type LoadData, prefetchInView, prefetchOnIntent } from './prefetch.ts';
import { loadRemainingPictures } from './remaining-pictures.ts';
import type { BrowserParts } from './remotes/part-registry.ts';
import { revalidatePage } from './revalidate-page.ts';

interface HydratedPage {
  page: PageData;
  parts: BrowserParts;
  router: ReturnType<typeof createBrowserRouter>;
  api: ApiClient;
}

/**
 * Prefetches what a visitor is about to open, loads the remaining pictures, and loads posts again that have changed since the
 * page was served. The page works without any of it. Returns a function with which the router's loaders use prefetched data.
 */
export function enhancePage({ page, parts, router, api }: HydratedPage): LoadData {
  const { release } = page;
  prefetchInView({ release, parts, api });
  for (const enhancement of [loadRemainingPictures(), revalidatePage(page, parts, router)])
    enhancement.catch(() => undefined);
  return prefetchOnIntent({ release, parts, api });
}
