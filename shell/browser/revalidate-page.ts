import { savesData } from '@site/ui/saves-data';
import { checksum } from '../app/checksum.ts';
import type { PageData } from '../app/page-data.ts';
import { whenIdle, whenLoaded } from './idle.ts';
import type { BrowserParts } from './remotes/part-registry.ts';

export interface RevalidatedRouter {
  state: { location: { key: string } };
  revalidate: () => Promise<void>;
}

/**
 * Repeats the calls from whose responses the served page was made, once it has loaded and is idle, and shows what has changed: a page from a
 * cache may be older than its posts. A page that is opened directly thereby makes the calls that the specification names, which testers
 * intercept (S26). Never with Save-Data.
 */
export async function revalidatePage(
  { etags = {}, release, fragments }: Pick<PageData, 'etags' | 'release' | 'fragments'>,
  parts: Pick<BrowserParts, 'refreshFragment'>,
  router: RevalidatedRouter,
): Promise<void> {
  if (Object.keys(etags).length === 0 || savesData()) return;
  const servedKey = router.state.location.key;
  await whenLoaded();
  await whenIdle();
  const changed = await findChangedPaths(etags);
  if (changed.length === 0 || router.state.location.key !== servedKey) return;
  const served = Object.entries(release.fragments).filter(([name]) => name in fragments);
  for (const [name, { data }] of served) if (data.some((path) => changed.includes(path))) parts.refreshFragment(name);
  const fragmentPaths = served.flatMap(([, { data }]) => data);
  // Only for the page's own data: the router renders it again, and React gives up hydrating what is not hydrated yet.
  if (changed.some((path) => !fragmentPaths.includes(path))) await router.revalidate();
}

async function findChangedPaths(etags: Record<string, string>): Promise<string[]> {
  const changed = Object.entries(etags).map(async ([path, etag]) => ((await hasChanged(path, etag)) ? [path] : []));
  return (await Promise.all(changed)).flat();
}

/** A call that fails says nothing: what the page shows stays. */
async function hasChanged(path: string, etag: string): Promise<boolean> {
  const { apiHost } = document.documentElement.dataset;
  // Another host may allow no `if-none-match`, and answers whole.
  const headers = { accept: 'application/json', ...(!apiHost && { 'if-none-match': etag }) };
  try {
    // Not from the browser's cache, which may hold a response that is older than the page.
    const response = await fetch((apiHost ?? '') + path, { headers, cache: 'no-store' });
    if (response.status !== 200) return false;
    return !apiHost || checksum(await response.json()) !== etag;
  } catch {
    return false;
  }
}
