import type { ApiClient } from '@site/contracts/api';
import type { PageData } from '@site/contracts/site';
import { headFor } from '../../app/pages/page-head.ts';
import { noteFailure } from '../../app/parts/note-failure.ts';
import type { Parts } from '../../app/parts/parts.ts';
import { partTimeoutMs } from './attempts.ts';
import { registerParts } from './federation-runtime.ts';
import { createFragments } from './fragments.ts';
import { createPartPages, findPartRoute } from './pages.ts';
import { createRetries } from './retries.ts';
import { settledWithin } from './settled-within.ts';

// Constants, because React renders forever if it gets a new object on every read.
const waiting = { status: 'waiting' } as const;
const failed = { status: 'failed' } as const;

/** Loads parts of the page's release through the Module Federation runtime. */
export function createPartRegistry(page: PageData, api: ApiClient): Parts & { start: () => void } {
  const { release, absent } = page;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const retries = createRetries(release);
  const pages = createPartPages(retries.ready, notify);
  const fragments = createFragments(page, api, retries.ready, notify);

  for (const part of absent) noteFailure(part);

  return {
    start: () => registerParts(release),
    pageState: (route) => pages.stateOf(route) ?? (absent.includes(route.part) ? failed : waiting),
    loadRoute: (route) => settledWithin(partTimeoutMs, findPartRoute(route)).catch(() => undefined),
    async loadPage(route) {
      const state = await pages.load(route).settled;
      return state.status === 'ready' ? state : undefined;
    },
    headOf(route, data) {
      const state = pages.stateOf(route);
      return state?.status === 'ready' ? headFor(state.route, data) : undefined;
    },
    fragmentState: (name) => fragments.stateOf(name) ?? waiting,
    fragmentSettled: fragments.whenSettled,
    loadFragment: fragments.load,
    retry(part) {
      const paths = pages.dropUnready(part);
      const names = fragments.dropUnready(part);
      const pageModules = release.routes.filter(({ path }) => paths.includes(path)).map((route) => route.page);
      retries.prepare(part, [...pageModules, ...names]);
      for (const name of names) fragments.load(name);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
