import type { ApiClient } from '@site/shared/contracts/api.ts';
import type { SiteRelease } from '@site/shared/contracts/site.ts';
import { serviceDeadline } from './render.tsx';
import type { PartModules } from './server-parts.ts';

interface LoadFragmentsOptions {
  names: string[];
  release: SiteRelease;
  modules: PartModules;
  without: string[];
  api: ApiClient;
}

/** Data of each fragment, by its name. */
export type FoundFragments = Record<string, { part: string; data: unknown }>;

/** Loads the data of a page's fragments side by side. One that cannot be had is left out, and the page is incomplete. */
export async function loadFragments({
  names,
  release,
  modules,
  without,
  api,
}: LoadFragmentsOptions): Promise<{ found: FoundFragments; isIncomplete: boolean }> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const part = release.fragments[name]?.part;
      const fragment = part && !without.includes(part) ? modules.get(`${part}/${name}`)?.fragment : undefined;
      if (!part || !fragment) return [];
      const data = await fragment.loader({ api, signal: AbortSignal.timeout(serviceDeadline) }).catch(() => undefined);
      return data === undefined ? [] : [[name, { part, data }] as const];
    }),
  );
  const found = Object.fromEntries(loaded.flat());
  return { found, isIncomplete: Object.keys(found).length < names.length };
}
