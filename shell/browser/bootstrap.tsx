import { notFoundPath, routeOf } from '@site/contracts/paths';
import { noteCampaign } from '@site/host/campaign';
import { createBrowserRouter, type Location, RouterProvider } from '@site/host/router';
import { afterLoad } from '@site/ui/after-load';
import { afterNextFrame } from '@site/ui/after-next-frame';
import { markNavigation } from '@site/ui/navigation';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

import '@site/ui/styles/index.css';
import { isServedPage, reloadOnce } from '../app/dom-interference.ts';
import { markShellFailed } from '../app/mark-part-failed.ts';
import type { PageData } from '../app/page-data.ts';
import { PageMissing } from '../app/parts.ts';
import { routeObjects } from '../app/site/router.tsx';
import { Site } from '../app/site/Site.tsx';
import type { SiteContext } from '../app/site-context.ts';
import { createSiteStore, type SiteStore } from '../app/site-store.ts';
import { adoptHashEntries, followLinks } from './follow-links.ts';
import { lazyApi } from './lazy-api.ts';
import { createFlights } from './one-flight.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { readPageData, servedAreas } from './read-page-data.ts';
import { type BrowserParts, createPartRegistry } from './remotes/part-registry.ts';
import { unlessLeaving } from './remotes/time-limits.ts';
import { settledRouter } from './settled-router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to hydrate.');
unlessLeaving(hydrate(root)).catch(markShellFailed);

// A function, because a top-level `await` makes the bundler add half a KB of code for asynchronous modules.
async function hydrate(root: HTMLElement): Promise<void> {
  // React and this code have just been evaluated: let a waiting tap through.
  await nextTask();
  noteCampaign();
  const page = await readPageData();
  const { release } = page;
  const isUnknown = !routeOf(release.routes, location.pathname);
  if (isUnknown && isServedElsewhere()) return;
  const parts = createPartRegistry(page, lazyApi, leaveIfStale);
  /** Where a navigation leads, while one is under way. */
  let next: Location | undefined;
  const store = createSiteStore();
  const flights = createFlights(release, parts);
  const missing = await servedPageMissing(page, parts);
  // The page's code has just been evaluated: let a waiting tap through.
  await nextTask();

  if (!isServedPage()) return reloadOnce();
  adoptHashEntries((to, options) => router.navigate(to, options));
  const router = createBrowserRouter(routeObjects({ release, parts, api: lazyApi, loadData: flights.loadData }), {
    hydrationData: { loaderData: page.loaderData, actionData: page.actionData, errors: missing },
  });
  router.subscribe(({ navigation }) => {
    next = navigation.location;
    const mark = () => markNavigation(next?.pathname);
    if (next) mark();
    // Once the next page has been painted: what has waited must not begin on the page that is left.
    else afterNextFrame(mark);
  });
  const site = { release, parts, store, page, servedArea: servedAreas(root, router) };
  hydrateSite(root, site, router, handleHydrated);
  finishLoadingAtLoad(store);

  /** While the page hydrates, the browser loads the next page itself: the router would wait for hydration. */
  function handleHydrated() {
    followLinks(router, release);
    prefetchOnIntent(release, flights);
    import(/* webpackChunkName: "after-hydration", webpackFetchPriority: "low" */ './after-hydration.ts').then(
      ({ enhancePage }) => enhancePage({ page, parts, router, flights }),
      () => undefined,
    );
  }

  /** Only during a navigation: a retry stays on its page. */
  async function leaveIfStale(): Promise<void> {
    if (!nextAddress()) return;
    // If this code cannot be loaded, the current page stays.
    const staleTab = await import(/* webpackChunkName: "after-hydration" */ './stale-tab.ts').catch(() => undefined);
    await staleTab?.leaveStaleRelease(release.id, nextAddress);
  }

  function nextAddress(): string | undefined {
    return next && next.pathname + next.search + next.hash;
  }
}

/**
 * Loads the code of the served page. If it is missing, the router begins with that error, by its route's id: the page stays as it was served,
 * under a notice.
 */
async function servedPageMissing({ release, absent }: PageData, parts: BrowserParts): Promise<RouteErrors | null> {
  const { routes } = release;
  const route = routeOf(routes, location.pathname) ?? routeOf(routes, notFoundPath);
  if (!route) return null;
  // The server could not render it: the visitor asks for it by the notice's button.
  if (absent.includes(route.part)) return { [route.path]: new PageMissing(route.path, new Promise(() => {})) };
  return parts.loadPage(route).then(
    () => null,
    (error: unknown) => ({ [route.path]: error }),
  );
}

type RouteErrors = Record<string, unknown>;

/**
 * Whether a page that exists stands at an address that the release does not know: a copy in an archive, or behind a gateway that adds to the
 * path. The router would replace it by the page for unknown addresses, which alone has no canonical address.
 */
function isServedElsewhere(): boolean {
  return document.querySelector('link[rel=canonical]') !== null;
}

function hydrateSite(
  root: HTMLElement,
  site: SiteContext,
  router: ReturnType<typeof createBrowserRouter>,
  onHydrated: () => void,
): void {
  const { apiHost, allowsFrames } = document.documentElement.dataset;
  // In a transition React hydrates in slices of a few milliseconds and lets clicks through in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <Site site={site} api={lazyApi} apiOrigin={apiHost} allowsFrames={allowsFrames !== undefined}>
        <Hydrated onHydrated={onHydrated}>
          {/* Not in a transition, in which the page that somebody has asked for would wait for fragments that hydrate meanwhile. */}
          <RouterProvider router={settledRouter(router)} useTransitions={false} />
        </Hydrated>
      </Site>,
      {
        // React has emptied the page.
        onUncaughtError(error) {
          markShellFailed(error);
          reloadOnce();
        },
      },
    );
  });
}

/** Resolves in a new task of the event loop. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Wraps the whole page, so that its effect runs when all of it has been hydrated. It cannot be a sibling of the page: the server renders
 * none, and siblings change every id that `useId` makes.
 */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration happens once
  useEffect(() => {
    // Read by the gate, the benchmarks and the page's report, then by the speculation rules.
    performance.mark('hydrated');
    document.documentElement.dataset.hydrated = '';
    onHydrated();
  }, []);
  return children;
}

/** The loader disappears this long after hydration at the latest, whatever is still loading. */
const maxLoaderMs = 3_000;

/** Ends the four-dot loader at the load event. */
function finishLoadingAtLoad(store: SiteStore): void {
  const { finishLoading } = store.getState();
  afterLoad(finishLoading);
  setTimeout(finishLoading, maxLoaderMs);
}
