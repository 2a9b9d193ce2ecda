import type { ApiClient } from '@site/contracts/api';
import type { PartFragment } from '@site/contracts/part-routes';
import { logFailure, markPartFailed } from '../../app/mark-part-failed.ts';
import type { PageData } from '../../app/page-data.ts';
import type { FragmentState, LoadedFragment, Parts } from '../../app/parts.ts';
import { entryTimeoutMs, loadModule } from './federation-runtime.ts';
import { partTimeoutMs, unlessLeaving, withinTimeout } from './time-limits.ts';

// A constant, because React renders forever if it gets a new object on every read.
const waiting = { status: 'waiting' } as const;

interface FragmentsOptions {
  page: Pick<PageData, 'release' | 'fragments'>;
  api: ApiClient;
  /** Resolves once the part's files may be asked for: after a retry, once they are renewed. */
  whenRenewed: (part: string) => Promise<void>;
  /** Prepares the part for another try of these modules. */
  prepareRetry: (part: string, modules: string[]) => void;
}

export interface Fragments extends Pick<Parts, 'fragmentState' | 'loadFragment' | 'subscribe'> {
  /** Loads the part again, starting with its entry: its fragments that are not ready, and modules that somebody is about to ask for. */
  retry: (part: string, modules?: string[]) => void;
  /** Loads the data of a fragment again, once it is ready. They stay if that fails. */
  refreshFragment: (name: string) => Promise<void>;
}

/** The fragments of parts, by name. Data that the server rendered from come with the page and are not fetched again. */
export function createFragments({ page, api, whenRenewed, prepareRetry }: FragmentsOptions): Fragments {
  const { release, fragments: served } = page;
  const states = new Map<string, FragmentState>();
  const listeners = new Set<() => void>();
  const partOf = (name: string) => release.fragments[name]?.part;
  const fragmentState = (name: string) => states.get(name) ?? waiting;

  function change(name: string, state: FragmentState) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  /** Loads the fragment, unless that has been tried already. A fragment that arrives after the timeout is still shown. */
  async function load(name: string): Promise<void> {
    const part = partOf(name);
    if (!part || states.has(name)) return;
    // The same object until it changes: it tells this try from a later one.
    const state = { ...waiting };
    states.set(name, state);
    const fail = (error?: unknown) => {
      if (states.get(name) !== state) return;
      if (error !== undefined) logFailure(error);
      markPartFailed(part, error);
      change(name, { status: 'failed' });
    };
    const arrival = unlessLeaving(loadFragment(part, name, served)).then(
      (loaded) => change(name, { status: 'ready', ...loaded }),
      fail,
    );
    await withinTimeout(partTimeoutMs, arrival);
    fail();
  }

  /** Fetches the fragment's data too, unless they came with the page. */
  async function loadFragment(part: string, name: string, data: PageData['fragments']): Promise<LoadedFragment> {
    await whenRenewed(part);
    const { fragment } = await loadModule<{ fragment: PartFragment<unknown> }>(part, name);
    const fetchData = () => fragment.loader({ api, signal: AbortSignal.timeout(entryTimeoutMs) });
    return { Fragment: fragment.Fragment, data: name in data ? data[name] : await fetchData() };
  }

  /** Resolves once the fragment is ready, perhaps after a retry. */
  function whenReady(name: string): Promise<void> {
    return new Promise((resolve) => {
      const resolveIfReady = () => {
        if (fragmentState(name).status !== 'ready') return;
        listeners.delete(resolveIfReady);
        resolve();
      };
      listeners.add(resolveIfReady);
      resolveIfReady();
    });
  }

  function retry(part: string, modules: string[] = []) {
    const isUnready = (name: string) => partOf(name) === part && fragmentState(name).status !== 'ready';
    const names = [...states.keys()].filter(isUnready);
    for (const name of names) states.delete(name);
    prepareRetry(part, [...modules, ...names]);
    for (const name of names) load(name);
    for (const listener of listeners) listener();
  }

  return {
    fragmentState,
    loadFragment(name) {
      const part = partOf(name);
      if (part && fragmentState(name).status === 'failed') retry(part);
      load(name);
      return whenReady(name);
    },
    async refreshFragment(name) {
      const part = partOf(name);
      if (!part) return;
      await whenReady(name);
      const loaded = await loadFragment(part, name, {}).catch(() => undefined);
      if (loaded) change(name, { status: 'ready', ...loaded });
    },
    retry,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
