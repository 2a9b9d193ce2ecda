import type { SiteRelease, SiteRoute } from '@site/contracts/site';
import { loadApi } from '../lazy-api.ts';

const fetched = new Set<string>();

/**
 * Starts all downloads of a page at once; otherwise each file would be discovered by the one before. Fills the HTTP cache, from which the
 * script elements are served: versioned files never change.
 */
export function fetchFiles({ parts }: Pick<SiteRelease, 'parts'>, route: SiteRoute): void {
  const part = parts[route.part];
  if (!part) return;
  const modules = ['routes', route.page, ...(route.data?.length ? ['loaders'] : [])];
  for (const file of [part.entry, ...modules.flatMap((module) => part.files[module] ?? [])])
    fetchOnce(part.base + file);
  if (route.data?.length) loadApi().catch(() => undefined);
}

function fetchOnce(url: string): void {
  if (fetched.has(url)) return;
  fetched.add(url);
  fetch(url).catch(() => fetched.delete(url));
}
