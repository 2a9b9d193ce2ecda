import type { ApiClient } from '@site/contracts/api';
import type { PartFragment, PartRoute } from '@site/contracts/part-routes';
import type { SiteRelease } from '@site/contracts/site';

/** Server builds of a release's parts, by `<part>/<module>`. */
export type PartModules = Map<string, { routes?: PartRoute[]; fragment?: PartFragment<unknown> }>;

interface LoadFragmentsOptions {
  /** Those that the page embeds. One that no part of the release offers is ignored. */
  embedded: string[];
  release: SiteRelease;
  modules: PartModules;
  without: string[];
  api: ApiClient;
  /** For each fragment. */
  timeoutMs: number;
}

/** Data of each fragment, by its name. */
export type FoundFragments = Record<string, { part: string; data: unknown }>;

/** Loads the data of a page's fragments and of those on every page, in parallel. The page is incomplete where one fails to load. */
export async function loadFragments({
  embedded,
  release,
  modules,
  without,
  api,
  timeoutMs,
}: LoadFragmentsOptions): Promise<{ found: FoundFragments; isIncomplete: boolean }> {
  const known = Object.entries(release.fragments);
  const names = known.filter(([name, { place }]) => place || embedded.includes(name)).map(([name]) => name);
  const loaded = await Promise.all(
    names.map(async (name) => {
      const part = release.fragments[name]?.part;
      const fragment = part && !without.includes(part) ? modules.get(`${part}/${name}`)?.fragment : undefined;
      if (!part || !fragment) return [];
      const data = await fragment.loader({ api, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
      return data === undefined ? [] : [[name, { part, data }] as const];
    }),
  );
  const found = Object.fromEntries(loaded.flat());
  return { found, isIncomplete: Object.keys(found).length < names.length };
}
