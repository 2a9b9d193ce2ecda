import type { SiteRoute } from '@site/contracts/shell-api';
import type { SiteRelease } from '../../app/page-data.ts';
import { loadApi } from '../lazy-api.ts';

const requested = new Set<string>();

/**
 * Starts all downloads of a page at once; otherwise the browser would discover each file in the one before. Fills the HTTP cache, from
 * which the script elements are served: versioned files never change.
 */
export function prefetchFiles({ parts }: Pick<SiteRelease, 'parts'>, route: SiteRoute): void {
  const part = parts[route.part];
  if (!part) return;
  const modules = ['routes', route.page, ...(route.data?.length ? ['loaders'] : [])];
  for (const file of [part.entry, ...modules.flatMap((module) => part.files[module] ?? [])])
    fetchOnce(part.base + file);
  if (route.data?.length) loadApi().catch(() => undefined);
}

function fetchOnce(url: string): void {
  if (requested.has(url)) return;
  requested.add(url);
  fetch(url).catch(() => requested.delete(url));
}
