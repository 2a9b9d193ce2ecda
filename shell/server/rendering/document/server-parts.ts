import { hostPart } from '@site/contracts/manifest';
import type { Head, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/site';
import { headFor } from '../../../app/pages/page-head.ts';
import type { FragmentState, PageState, Parts } from '../../../app/parts/parts.ts';
import type { FoundFragments, PartModules } from './load-fragments.ts';

interface ServerPartsOptions {
  modules: PartModules;
  without: string[];
  fragments: FoundFragments;
  entering: (part: string) => void;
}

/** Parts for one render of one route. Everything is loaded already, or has failed. */
export async function createServerParts(
  { modules, without, fragments, entering }: ServerPartsOptions,
  shown: Pick<SiteRoute, 'part' | 'path'>,
): Promise<Parts> {
  const routeOf = ({ part, path }: Pick<SiteRoute, 'part' | 'path'>) =>
    without.includes(part) ? undefined : modules.get(`${part}/routes`)?.routes?.find((route) => route.path === path);
  const route = routeOf(shown);
  const page: PageState = route ? { status: 'ready', route, Page: await pageOf(route) } : { status: 'failed' };

  async function pageOf({ page }: PartRoute) {
    try {
      return await page();
    } catch (error) {
      // Others' pages may have been rendered meanwhile.
      entering(shown.part);
      throw error;
    }
  }

  function headOf(data: unknown): Head | undefined {
    if (page.status !== 'ready') return undefined;
    entering(shown.part);
    const head = headFor(page.route, data);
    entering(hostPart);
    return head;
  }

  return {
    pageState: () => page,
    loadRoute: async (wanted) => {
      entering(wanted.part);
      return routeOf(wanted);
    },
    loadPage: async () => (page.status === 'ready' ? page : undefined),
    headOf: (_route, data) => headOf(data),
    fragmentState: (name) => fragmentState(modules, fragments, name),
    fragmentSettled: () => settled,
    loadFragment: () => {},
    retry: () => {},
    subscribe: () => () => {},
    entering,
  };
}

function fragmentState(modules: PartModules, fragments: ServerPartsOptions['fragments'], name: string): FragmentState {
  const known = fragments[name];
  const module = known && modules.get(`${known.part}/${name}`);
  return known && module?.fragment
    ? { status: 'ready', Fragment: module.fragment.Fragment, data: known.data }
    : { status: 'failed' };
}

// React reads a promise with these two fields at once, without suspending.
const settled = Object.assign(Promise.resolve(undefined), { status: 'fulfilled', value: undefined });
