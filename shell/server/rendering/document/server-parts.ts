import type { ApiClient } from '@site/contracts/api';
import { hostPart } from '@site/contracts/manifest';
import type { PartFragment, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import type { SiteRelease } from '../../../app/page-data.ts';
import { headFor } from '../../../app/pages/page-head.ts';
import type { PageState, Parts } from '../../../app/parts/parts.ts';

interface ServerPartsOptions {
  modules: PartModules;
  excludedParts: string[];
  fragments: LoadedFragments;
  onPartEntered: (part: string) => void;
}

/** Parts for one render of one route. Everything is loaded already, or has failed. */
export async function createServerParts(
  { modules, excludedParts, fragments, onPartEntered }: ServerPartsOptions,
  shown: Pick<SiteRoute, 'part' | 'path'>,
): Promise<Parts> {
  const findPartRoute = ({ part, path }: Pick<SiteRoute, 'part' | 'path'>) =>
    excludedParts.includes(part)
      ? undefined
      : modules.get(`${part}/routes`)?.routes?.find((route) => route.path === path);
  const route = findPartRoute(shown);
  const page: PageState = route ? { status: 'ready', route, Page: await pageOf(route) } : { status: 'failed' };

  async function pageOf({ page }: PartRoute) {
    try {
      return await page();
    } catch (error) {
      // Code of other parts may have run meanwhile.
      onPartEntered(shown.part);
      throw error;
    }
  }

  return {
    pageState: () => page,
    loadRoute: async (wanted) => {
      onPartEntered(wanted.part);
      return findPartRoute(wanted);
    },
    loadPage: async () => (page.status === 'ready' ? page : undefined),
    headOf(_route, data) {
      if (page.status !== 'ready') return undefined;
      onPartEntered(shown.part);
      const head = headFor(page.route, data);
      onPartEntered(hostPart);
      return head;
    },
    fragmentState(name) {
      const loaded = fragments[name];
      const fragment = loaded && modules.get(`${loaded.part}/${name}`)?.fragment;
      return fragment ? { status: 'ready', Fragment: fragment.Fragment, data: loaded.data } : { status: 'failed' };
    },
    loadFragment: async () => {},
    retry: () => {},
    subscribe: () => () => {},
    onPartEntered,
  };
}

/** Server builds of a release's parts, by `<part>/<module>`. */
export type PartModules = Map<string, { routes?: PartRoute[]; fragment?: PartFragment<unknown> }>;

interface LoadFragmentsOptions {
  /** Names of the fragments that the route states. One that no part of the release offers is ignored. */
  routeFragments: string[];
  release: SiteRelease;
  modules: PartModules;
  excludedParts: string[];
  api: ApiClient;
  /** For each fragment. */
  timeoutMs: number;
}

/** Data of each fragment, by its name. */
type LoadedFragments = Record<string, { part: string; data: unknown }>;

/** Loads the data of a page's fragments and of those on every page, in parallel. The page is incomplete where one fails to load. */
export async function loadFragments({
  routeFragments,
  release,
  modules,
  excludedParts,
  api,
  timeoutMs,
}: LoadFragmentsOptions): Promise<{ fragments: LoadedFragments; isIncomplete: boolean }> {
  const names = Object.entries(release.fragments)
    .filter(([name, { place }]) => place || routeFragments.includes(name))
    .map(([name]) => name);
  const loaded = await Promise.all(
    names.map(async (name) => {
      const part = release.fragments[name]?.part;
      const fragment = part && !excludedParts.includes(part) ? modules.get(`${part}/${name}`)?.fragment : undefined;
      if (!part || !fragment) return [];
      const data = await fragment.loader({ api, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
      return data === undefined ? [] : [[name, { part, data }] as const];
    }),
  );
  const fragments = Object.fromEntries(loaded.flat());
  return { fragments, isIncomplete: Object.keys(fragments).length < names.length };
}
