import { routeOf } from '@site/contracts/addresses';
import type { PageData } from '@site/contracts/site';
import { createBrowserRouter, RouterProvider, redirect } from '@site/host/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '@site/ui/styles/index.css';
import { notFoundPath } from '../app/pages/not-found-path.ts';
import { partRoutes } from '../app/parts/part-routes.ts';
import { siteRoutes } from '../app/router.tsx';
import { Site } from '../app/Site.tsx';
import { searchPath } from '../app/search/search-index.ts';
import { type ServedPage, wholePage } from '../app/served-page.ts';
import { createSiteStore } from '../app/site-store.ts';
import { crossFadePages } from './cross-fade.ts';
import { watchIntent } from './intent.ts';
import { lazyApi } from './lazy-api.ts';
import { finishLoadingAtLoad } from './page-loading.ts';
import { createPartRegistry } from './remotes/part-registry.ts';
import { servedAreas } from './served-areas.ts';
import { leaveStaleRelease } from './stale-tab.ts';

const page = readPageData();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to hydrate.');

const parts = createPartRegistry(page, lazyApi);
const store = createSiteStore();
parts.start();

const intent = watchIntent(page.release, parts, lazyApi);
// Hydration needs the search page's code; any other page loads it when somebody searches.
const searchPage =
  location.pathname === searchPath ? await loadSearchPage() : { lazy: () => loadSearchPage().catch(leaveOr) };
const routes = siteRoutes({
  release: page.release,
  parts,
  api: lazyApi,
  searchPage,
  loadData: intent.loadData,
  onUnknownPath: () => redirect(notFoundPath),
  onMissingPage: leaveIfStale,
});
const shown = routeOf(partRoutes(page.release.routes), location.pathname);
if (shown && !page.absent.includes(shown.part)) await parts.loadPage(shown);
// The page's code has just run; let a waiting tap through before the router starts.
await new Promise((resolve) => setTimeout(resolve));

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: page.loaderData, actionData: page.actionData },
});
crossFadePages(router);
const site = { release: page.release, parts, store, page, servedArea: servedAreas(root, router) };

// In a transition React hydrates in slices of a few milliseconds and lets clicks through in between.
startTransition(() => {
  hydrateRoot(
    root,
    <Site site={site} api={lazyApi} apiHost={document.documentElement.dataset.apiHost}>
      <RouterProvider router={router} />
    </Site>,
  );
});
finishLoadingAtLoad(store);

/** During a navigation only: a retry stays on its page. */
async function leaveIfStale(): Promise<void> {
  const { location: next } = router.state.navigation;
  if (next) await leaveStaleRelease(page.release.id, next.pathname + next.search + next.hash);
}

async function leaveOr(error: unknown): Promise<never> {
  await leaveIfStale();
  throw error;
}

function loadSearchPage() {
  return import(/* webpackChunkName: "SearchPage" */ '../app/search/search-route.ts');
}

// This release's own server wrote it, escaped, into the same document. The starter has run the kept scripts before this one.
function readPageData(): PageData {
  const served: ServedPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const { siteKept = {} } = globalThis as { siteKept?: Record<string, unknown> } & typeof globalThis;
  return wholePage(served, siteKept);
}
