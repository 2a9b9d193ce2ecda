import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ApiClient } from '@site/contracts/api';
import type { PartFragment, PartRoute } from '@site/contracts/part';
import type { PageData, SiteRelease, SiteRoute } from '@site/contracts/site';
import { headFor } from '../app/pages/page-head.ts';
import { noteFailure } from '../app/parts/note-failure.ts';
import type { FragmentState, LoadedPage, PageState, Parts } from '../app/parts/parts.ts';
import { renewFiles } from './renew-files.ts';

/** After this long without an answer the page says that a part is missing; a late arrival still takes its place. */
export const partDeadline = 4_000;
/** A script of an entry that hangs is given up; above the deadline, so that late arrivals have their chance. */
const entryTimeout = 20_000;

// The same objects each time: React takes a state that is new at every look for a change, and renders without end.
const waiting = { status: 'waiting' } as const;
const failed = { status: 'failed' } as const;

interface Attempt<State> {
  state: State;
  settled: Promise<State>;
}

/** Loads parts of the page's release through the Module Federation runtime. */
export function createPartRegistry(
  { release, absent, fragments: fragmentData }: PageData,
  api: ApiClient,
): Parts & { start: () => void } {
  const pages = new Map<string, Attempt<PageState>>();
  const fragments = new Map<string, Attempt<FragmentState>>();
  const listeners = new Set<() => void>();
  const tries = new Map<string, number>();
  const renewals = new Map<string, Promise<unknown>>();
  const wanted = new Map<string, PromiseWithResolvers>();

  const notify = () => {
    for (const listener of listeners) listener();
  };

  /** Runs `load` within the deadline; the state follows a late result too. */
  function attempt<Ready extends { status: 'ready' }>(
    part: string,
    load: () => Promise<Ready>,
  ): Attempt<{ status: 'waiting' } | { status: 'failed' } | Ready> {
    type State = { status: 'waiting' } | { status: 'failed' } | Ready;
    const running: Attempt<State> = { state: { status: 'waiting' }, settled: Promise.resolve({ status: 'waiting' }) };
    const settle = (state: State) => {
      if (state.status === 'failed') noteFailure(part);
      running.state = state;
      notify();
      return state;
    };
    const finished = load().then(settle, (error: unknown) => {
      reportFailure(error);
      return settle({ status: 'failed' });
    });
    const late = delay(partDeadline).then(() =>
      running.state.status === 'waiting' ? settle({ status: 'failed' }) : running.state,
    );
    running.settled = Promise.race([finished, late]);
    return running;
  }

  function pageAttempt(route: SiteRoute) {
    const known = pages.get(route.path);
    if (known) return known;
    const started = attempt(route.part, async () => {
      await renewals.get(route.part);
      const found = await findRoute(route);
      return { status: 'ready' as const, Page: await found.page(), route: found };
    });
    pages.set(route.path, started);
    return started;
  }

  function loadFragment(name: string) {
    if (fragments.has(name)) return;
    const part = release.fragments[name]?.part;
    if (!part) return;
    const started = attempt(part, async () => {
      await renewals.get(part);
      const { fragment } = await load<{ fragment: PartFragment<unknown> }>(part, name);
      const data =
        name in fragmentData
          ? fragmentData[name]
          : await fragment.loader({ api, signal: AbortSignal.timeout(entryTimeout) });
      return { status: 'ready' as const, Fragment: fragment.Fragment, data };
    });
    fragments.set(name, started);
    started.settled.then(() => wantedOf(name).resolve());
  }

  function wantedOf(name: string): PromiseWithResolvers {
    const known = wanted.get(name) ?? withResolvers();
    wanted.set(name, known);
    return known;
  }

  for (const part of absent) noteFailure(part);

  return {
    start: () => registerAll(release),
    pageState: (route) => pages.get(route.path)?.state ?? (absent.includes(route.part) ? failed : waiting),
    loadRoute: (route) =>
      Promise.race([findRoute(route).catch(() => undefined), delay(partDeadline).then(() => undefined)]),
    async loadPage(route): Promise<LoadedPage | undefined> {
      const state = await pageAttempt(route).settled;
      return state.status === 'ready' ? state : undefined;
    },
    headOf: (route, data) => {
      const state = pages.get(route.path)?.state;
      return state?.status === 'ready' ? headFor(state.route, data) : undefined;
    },
    fragmentState: (name) => fragments.get(name)?.state ?? waiting,
    fragmentSettled: (name) => wantedOf(name).promise,
    loadFragment,
    retry(part) {
      const count = (tries.get(part) ?? 0) + 1;
      tries.set(part, count);
      // A new address for the entry: a hanging request or a chunk that failed belongs to the old one, and both are left behind with it.
      register(release, part, `?try=${count}`, true);
      const failedPages = release.routes.filter(
        ({ part: owner, path }) => owner === part && pages.has(path) && pages.get(path)?.state.status !== 'ready',
      );
      const failedFragments = Object.keys(release.fragments).filter(
        (name) =>
          release.fragments[name]?.part === part &&
          fragments.has(name) &&
          fragments.get(name)?.state.status !== 'ready',
      );
      renewals.set(
        part,
        renewFiles(release.parts[part], ['routes', ...failedPages.map(({ page }) => page), ...failedFragments]),
      );
      for (const { path } of failedPages) pages.delete(path);
      for (const name of failedFragments) {
        fragments.delete(name);
        loadFragment(name);
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface PromiseWithResolvers {
  promise: Promise<void>;
  resolve: () => void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function findRoute({ part, path }: SiteRoute): Promise<PartRoute> {
  const { routes } = await load<{ routes: PartRoute[] }>(part, 'routes');
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`${part} does not have the route ${path} that its table names.`);
  return found;
}

// The one place where a name becomes code; what comes back is what the part's contract says.
async function load<Module>(part: string, module: string): Promise<Module> {
  const loaded = await loadRemote<Module>(`${part}/${module}`);
  if (!loaded) throw new Error(`${part} answered without its module "${module}".`);
  return loaded;
}

function registerAll(release: SiteRelease) {
  registerPlugins([
    {
      name: 'release-integrity',
      createScript({ url }) {
        const part = Object.values(release.parts).find(({ base, entry }) => url.split('?')[0]?.endsWith(base + entry));
        // Without this, a tampered entry would run: the integrity plugin of the build covers chunks only.
        if (!part) throw new Error(`${url} is not an entry of this release.`);
        const script = document.createElement('script');
        Object.assign(script, { src: url, integrity: part.integrity, crossOrigin: 'anonymous', async: true });
        return { script, timeout: entryTimeout };
      },
    },
  ]);
  for (const part of Object.keys(release.parts)) if (part !== 'shell') register(release, part, '', false);
}

function register({ parts }: SiteRelease, name: string, query: string, force: boolean) {
  const part = parts[name];
  if (part) registerRemotes([{ name, entry: `${part.base}${part.entry}${query}` }], { force });
}

// One line in the console, for whoever looks after the site; visitors read the notice on the page.
function reportFailure(error: unknown) {
  console.error('A part of this page could not be loaded.', error);
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
