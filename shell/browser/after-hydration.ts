import type { ApiClient } from '@site/contracts/api';
import type { PageData } from '@site/contracts/site';
import type { createBrowserRouter } from 'react-router-dom';
import { fetchOfflineAhead } from '../app/parts/FailedPicture.tsx';
import { findChangedAnswers } from './changed-answers.ts';
import { type LoadAhead, prefetchInView, watchIntent } from './prefetch.ts';
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
 * Prefetches what a visitor is about to open, loads the remaining pictures and what a failure shows offline, and renews posts that have
 * changed since the page was served. The page works without any of it. Returns how the router's loaders use prefetched data.
 */
export function enhancePage({ page, parts, router, api }: HydratedPage): LoadAhead {
  const { release } = page;
  prefetchInView({ release, parts, api });
  fetchOfflineAhead(release);
  for (const enhancement of [loadRemainingPictures(), refreshPage(page, parts, router)])
    enhancement.catch(() => undefined);
  return watchIntent({ release, parts, api });
}

/** A page from a cache may be older than its posts. */
async function refreshPage({ answers, release }: PageData, parts: BrowserParts, router: Router): Promise<void> {
  const served = router.state.location.key;
  const changed = await findChangedAnswers(answers);
  if (changed.length === 0 || router.state.location.key !== served) return;
  parts.refreshFragments(changed);
  const ofFragments = Object.values(release.fragments).flatMap(({ data }) => data);
  // Only for the page's own data: drawn anew, React would drop the served HTML of fragments that are not hydrated yet.
  if (changed.some((path) => !ofFragments.includes(path))) await router.revalidate();
}
