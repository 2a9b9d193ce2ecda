import type { ApiClient } from '@site/contracts/api';
import { hostPart } from '@site/contracts/manifest';
import type { Head, PartFragment, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import type { PageIds } from '@site/contracts/structured-data';
import { callTimeouts } from '@site/host/call-timeouts';
import type { Thing } from 'schema-dts';
import * as v from 'valibot';
import type { SiteRelease } from '../../../app/page-data.ts';
import { headFor } from '../../../app/page-head.ts';
import { type LoadedPage, PageMissing, type Parts } from '../../../app/parts.ts';
import * as results from './part-results.ts';
import type { PartModules } from './protocol.ts';
import { PartFailed, type PartFailure, type PartRunner } from './run-part.ts';

interface ServerPartsOptions {
  modules: PartModules;
  excludedParts: string[];
  runner: PartRunner;
  /** Told of what a page can do without: a head, structured data, a fragment. */
  onFailure: (failure: PartFailure) => void;
}

type RouteName = Pick<SiteRoute, 'part' | 'path'>;

/** Everything of the parts that one render of one route uses. Each piece of their code runs in `runPart`, one after the other. */
export function createServerParts({ modules, excludedParts, runner, onFailure }: ServerPartsOptions) {
  const { runPart } = runner;

  function findRoute({ part, path }: RouteName): PartRoute | undefined {
    if (excludedParts.includes(part)) return undefined;
    return modules.get(`${part}/routes`)?.routes?.find((route) => route.path === path);
  }

  /** The route for the router, its loader and its action under guard. */
  function loadRoute(route: RouteName): Promise<PartRoute | undefined> {
    return runPart(route.part, () => {
      const partRoute = findRoute(route);
      if (!partRoute) return undefined;
      const { page, path, loader, action } = partRoute;
      const actionMs = callTimeouts.post + callTimeouts.get;
      return {
        path,
        page,
        ...(loader && {
          loader: (args) => runPart(route.part, async () => results.required(results.plainResult(await loader(args)))),
        }),
        ...(action && {
          action: (args) => runPart(route.part, async () => results.plainResult(await action(args)), actionMs),
        }),
      } satisfies PartRoute;
    });
  }

  /** What the page can do without: undefined where it fails, or where a service does not answer. */
  async function optional<Result>(part: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await runPart(part, work);
    } catch (error) {
      if (error instanceof PartFailed) onFailure(error.failure);
      return undefined;
    }
  }

  return {
    /** Undefined where the part is left out. */
    loadPage: (route: RouteName): Promise<LoadedPage | undefined> =>
      runPart(route.part, async () => {
        const partRoute = findRoute(route);
        return partRoute && { route: partRoute, Page: await partRoute.page() };
      }),

    loadHead: async (part: string, page: LoadedPage | undefined, data: unknown): Promise<Head | undefined> =>
      page
        ? optional(part, async () => v.parse(v.optional(results.head), await headFor(page.route, data)) as Head)
        : undefined,

    /** Structured data that the page's part adds. */
    async loadStructuredData(
      part: string,
      page: LoadedPage | undefined,
      data: unknown,
      ids: PageIds,
    ): Promise<Thing[]> {
      if (!page) return [];
      const things = await optional(part, async () => {
        // The part gives its loader and its description the same type; to the shell the data are opaque.
        const described = await (await page.route.structuredData?.())?.(data as never, ids);
        return v.parse(results.things, results.plainData(described ?? []));
      });
      return (things ?? []) as Thing[]; // schema-dts knows the rest of each
    },

    /** The fragments of the route and those on every page, each with its data. One that fails is absent. */
    async loadFragments({ routeFragments, release, api, timeoutMs }: FragmentOptions): Promise<LoadedFragments> {
      const fragments: LoadedFragments['fragments'] = {};
      const names = Object.entries(release.fragments).filter(
        ([name, { place }]) => place || routeFragments.includes(name),
      );
      for (const [name, { part }] of names) {
        if (excludedParts.includes(part)) continue;
        const loaded = await optional(part, async () => {
          const fragment = modules.get(`${part}/${name}`)?.fragment;
          if (!fragment) return undefined;
          const data = await loadData(fragment, api, timeoutMs);
          return data === undefined ? undefined : { Fragment: fragment.Fragment, data: results.plainData(data) };
        });
        if (loaded) fragments[name] = loaded;
      }
      const isIncomplete = Object.keys(fragments).length < names.length;
      return { fragments, asked: names.map(([name]) => name), isIncomplete };
    },

    /** The parts as the shell's components see them: everything is loaded already, or has failed. */
    forComponents(
      { part, path }: RouteName,
      page: LoadedPage | undefined,
      { fragments, asked }: LoadedFragments,
    ): Parts {
      const missed = new Set<string>();
      return {
        async loadRoute(route) {
          const partRoute = route.part === hostPart ? page?.route : await loadRoute(route);
          if (!partRoute) throw new PageMissing(route.path, never);
          return partRoute;
        },
        async loadPage({ path }) {
          if (!page) throw new PageMissing(path, never);
          return page;
        },
        pageOf: () => page,
        fragmentState(name) {
          const loaded = fragments[name];
          if (loaded) return { status: 'ready', ...loaded };
          // Components ask several times.
          if (!asked.includes(name) && !missed.has(name))
            onFailure({
              part,
              reason: `${path} shows the fragment ${name}, which its row of the route table does not name.`,
            });
          missed.add(name);
          return { status: 'failed' };
        },
        loadFragment: async () => {},
        retry: () => {},
        subscribe: () => () => {},
        onPartEntered: runner.enter,
      };
    },
  };
}

/** A server sends the page as it is; its browser asks again. */
const never = new Promise<never>(() => {});

/** Undefined where the service takes too long, which is no fault of the part. */
async function loadData({ loader }: PartFragment<unknown>, api: ApiClient, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await loader({ api, signal });
  } catch (error) {
    if (signal.aborted && error === signal.reason) return undefined;
    throw error;
  }
}

interface FragmentOptions {
  /** Names of the fragments that the route states. One that no part of the release offers is ignored. */
  routeFragments: string[];
  release: SiteRelease;
  api: ApiClient;
  /** For each fragment's data. */
  timeoutMs: number;
}

interface LoadedFragments {
  /** By name. */
  fragments: Record<string, Pick<PartFragment<unknown>, 'Fragment'> & { data: unknown }>;
  /** Names of all that the page may show. */
  asked: string[];
  isIncomplete: boolean;
}
