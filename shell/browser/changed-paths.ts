import { savesData } from '@site/ui/saves-data';
import { whenIdle, whenLoaded } from './idle.ts';

/**
 * Asks once whether the responses that the served page was made from are still the same, when the page has loaded and is idle. Resolves to
 * the paths of those that are not. Never asks with Save-Data.
 */
export async function findChangedPaths(etags: Record<string, string> = {}): Promise<string[]> {
  if (Object.keys(etags).length === 0 || savesData()) return [];
  await whenLoaded();
  await whenIdle();
  const changed = Object.entries(etags).map(async ([path, etag]) => ((await hasChanged(path, etag)) ? [path] : []));
  return (await Promise.all(changed)).flat();
}

/** A call that fails says nothing: what the page shows stays. */
async function hasChanged(path: string, etag: string): Promise<boolean> {
  // Not from the browser's cache, which may hold a response that is older than the page.
  const headers = { accept: 'application/json', 'if-none-match': etag };
  return fetch(path, { headers, cache: 'no-store' }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
