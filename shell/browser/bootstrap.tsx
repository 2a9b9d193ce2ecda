import type { PageData } from '@site/contracts/site';
import { createBrowserRouter, RouterProvider, redirect } from '@site/host/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import '@site/ui/styles/index.css';
import { siteRoutes } from '../app/router.tsx';
import { Site } from '../app/Site.tsx';
import { searchPath } from '../app/search/search-index.ts';
import { createSiteStore } from '../app/site-store.ts';
import { crossFadePages } from './cross-fade.ts';
import { watchIntent } from './intent.ts';
import { lazyApi } from './lazy-api.ts';
import { finishLoadingAtLoad } from './page-loading.ts';
import { createPartRegistry } from './part-registry.ts';
import { servedAreas } from './served-areas.ts';
import { leaveStaleRelease } from './stale-tab.ts';

const page = readPageData();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to hydrate.');

const parts = createPartRegistry(page, lazyApi);
const store = createSiteStore();
parts.start();

const intent = watchIntent(page.release, parts, lazyApi);
// Hydration needs the page at hand; on all other pages it may come when somebody searches.
const searchPage =
  location.pathname === searchPath ? await loadSearchPage() : { lazy: () => loadSearchPage().catch(leaveOr) };
const routes = siteRoutes({
  release: page.release,
  parts,
  api: lazyApi,
  searchPage,
  loadData: intent.loadData,
  onUnknownPath: () => redirect('/404'),
  onMissingPage: leaveIfStale,
});
const matched = matchRoutes(
  page.release.routes.filter(({ part }) => part !== 'shell').map((route) => ({ path: route.path, handle: route })),
  location.pathname,
)?.at(-1)?.route.handle;
if (matched && !page.absent.includes(matched.part)) await parts.loadPage(matched);
// The page's code has just run; a tap fits in before the router starts.
await new Promise((resolve) => setTimeout(resolve));

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: page.loaderData, actionData: page.actionData },
});
crossFadePages(router);
const site = { release: page.release, parts, store, page, servedArea: servedAreas(root, router) };

// As a transition React hydrates in slices of a few milliseconds and lets the visitor's clicks in between.
startTransition(() => {
  hydrateRoot(
    root,
    <Site site={site} api={lazyApi}>
      <RouterProvider router={router} />
    </Site>,
  );
});
finishLoadingAtLoad(store);

/** On navigation only: what is tried again stays where it is. */
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

// Written by this release's own server, escaped, in the same document.
function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '');
}
