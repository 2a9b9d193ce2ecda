import type { ApiClient } from '@site/contracts/api';
import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import { matchPath } from 'react-router-dom';
import type { Parts } from '../app/parts/parts.ts';
import { loadApi } from './lazy-api.ts';

/** Loads a page's data as the router would on the click. */
export async function fetchData(url: URL, route: SiteRoute, parts: Parts, api: ApiClient): Promise<unknown> {
  const partRoute = await parts.loadRoute(route);
  const params = matchPath(route.path, url.pathname)?.params ?? {};
  return (await partRoute?.loader?.({ params, request: new Request(url), api })) ?? null;
}

/** Starts all downloads of a route at once; otherwise each would be discovered by the one before. */
export function fetchFiles(release: SiteRelease, route: SiteRoute): void {
  const part = release.parts[route.part];
  if (!part) return;
  const modules = ['routes', route.page, ...(route.data?.length ? ['loaders'] : [])];
  for (const file of [part.entry, ...modules.flatMap((module) => part.files[module] ?? [])])
    fetchOnce(part.base + file);
  if (route.data?.length) loadApi().catch(() => undefined);
}

const fetched = new Set<string>();

// Into the HTTP cache, from where the script element takes it: versioned files never change.
function fetchOnce(url: string): void {
  if (fetched.has(url)) return;
  fetched.add(url);
  fetch(url).catch(() => fetched.delete(url));
}
