import type { ApiClient } from '@site/contracts/api';
import type { PartFragment, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import type { PageData } from '../../app/page-data.ts';
import { headFor } from '../../app/pages/page-head.ts';
import { markPartFailed } from '../../app/parts/mark-part-failed.ts';
import type { LoadedFragment, LoadedPage, Parts } from '../../app/parts/parts.ts';
import { createAttempts, createRetries, partTimeoutMs, withinTimeout } from './attempts.ts';
import { entryTimeoutMs, loadModule, registerParts } from './federation-runtime.ts';
import { prefetchFiles } from './prefetch-files.ts';

// Constants, because React renders forever if it gets a new object on every read.
const waiting = { status: 'waiting' } as const;
const failed = { status: 'failed' } as const;

export interface BrowserParts extends Parts {
  /** Registers the release's parts with the runtime. */
  register: () => void;
  /** Loads the data of a fragment again, once it is ready. They stay if that fails. */
  refreshFragment: (name: string) => Promise<void>;
}

/** Loads parts of the page's release through the Module Federation runtime. */
export function createPartRegistry(page: PageData, api: ApiClient): BrowserParts {
  const { release, absent } = page;
  const { notify, subscribe } = createListeners();
  const retries = createRetries(release);
  const pages = createPartPages(retries.whenRenewed, notify);
  const fragments = createFragments(page, api, retries.whenRenewed, notify);

  /** Resolves once the fragment is ready, perhaps after a retry. */
  function whenReady(name: string): Promise<void> {
    return new Promise((resolve) => {
      const resolveIfReady = () => {
        if (fragments.stateOf(name)?.status !== 'ready') return;
        leave();
        resolve();
      };
      const leave = subscribe(resolveIfReady);
      resolveIfReady();
    });
  }

  function retry(part: string) {
    const paths = pages.dropUnready(part);
    const names = fragments.dropUnready(part);
    const pageModules = release.routes.filter(({ path }) => paths.includes(path)).map((route) => route.page);
    retries.prepare(part, [...pageModules, ...names]);
    for (const name of names) fragments.load(name);
    notify();
  }

  for (const part of absent) markPartFailed(part);

  return {
    register: () => registerParts(release),
    pageState: (route) => pages.stateOf(route) ?? (absent.includes(route.part) ? failed : waiting),
    loadRoute(route) {
      // The route's page is needed next.
      prefetchFiles(release, route);
      return withinTimeout(partTimeoutMs, findPartRoute(route)).catch(() => undefined);
    },
    async loadPage(route) {
      if (pages.stateOf(route)?.status === 'failed') retry(route.part);
      const state = await pages.load(route).settled;
      return state.status === 'ready' ? state : undefined;
    },
    headOf(route, data) {
      const state = pages.stateOf(route);
      return state?.status === 'ready' ? headFor(state.route, data) : undefined;
    },
    fragmentState: (name) => fragments.stateOf(name) ?? waiting,
    loadFragment(name) {
      const part = release.fragments[name]?.part;
      if (part && fragments.stateOf(name)?.status === 'failed') retry(part);
      fragments.load(name);
      return whenReady(name);
    },
    refreshFragment: (name) =>
      whenReady(name)
        .then(() => fragments.refresh(name))
        .catch(() => undefined),
    retry,
    subscribe,
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The pages of remotes, by path of their route. */
function createPartPages(whenRenewed: (part: string) => Promise<void>, onChange: () => void) {
  const attempts = createAttempts<LoadedPage>(onChange);
  return {
    stateOf: ({ path }: SiteRoute) => attempts.get(path)?.state,
    /** Loads the page, unless that has been tried already. */
    load(route: SiteRoute) {
      return attempts.get(route.path) ?? attempts.start(route.path, route.part, () => loadPage(route, whenRenewed));
    },
    dropUnready: attempts.dropUnready,
  };
}

/** The part's definition of a route, without the page's own code. */
async function findPartRoute({ part, path }: SiteRoute): Promise<PartRoute> {
  const { routes } = await loadModule<{ routes: PartRoute[] }>(part, 'routes');
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`${part} does not have the route ${path} that its table names.`);
  return found;
}

async function loadPage(route: SiteRoute, whenRenewed: (part: string) => Promise<void>): Promise<LoadedPage> {
  await whenRenewed(route.part);
  const partRoute = await findPartRoute(route);
  return { Page: await partRoute.page(), route: partRoute };
}

/** The fragments of remotes, by name. Data that the server rendered from come with the page and are not fetched again. */
function createFragments(
  { release, fragments: served }: Pick<PageData, 'release' | 'fragments'>,
  api: ApiClient,
  whenRenewed: (part: string) => Promise<void>,
  onChange: () => void,
) {
  const attempts = createAttempts<LoadedFragment>(onChange);

  /** Fetches the fragment's data too, unless they are among the known ones. */
  async function loadFragment(part: string, name: string, known: PageData['fragments']): Promise<LoadedFragment> {
    await whenRenewed(part);
    const { fragment } = await loadModule<{ fragment: PartFragment<unknown> }>(part, name);
    const fetchData = () => fragment.loader({ api, signal: AbortSignal.timeout(entryTimeoutMs) });
    return { Fragment: fragment.Fragment, data: name in known ? known[name] : await fetchData() };
  }

  return {
    stateOf: (name: string) => attempts.get(name)?.state,
    /** Loads the fragment, unless that has been tried already. */
    load(name: string): void {
      const part = release.fragments[name]?.part;
      if (part && !attempts.get(name)) attempts.start(name, part, () => loadFragment(part, name, served));
    },
    /** Fetches the data of a fragment that is ready. */
    async refresh(name: string): Promise<void> {
      const part = release.fragments[name]?.part;
      if (part) attempts.replace(name, await loadFragment(part, name, {}));
    },
    dropUnready: attempts.dropUnready,
  };
}
