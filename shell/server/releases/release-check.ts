import type { ReleaseStore } from '@site/release/store/release-store';
import { NotInStore } from '@site/release/store/store-errors';

export const releaseCheckPath = '/_/release/';

/** Whether the store still has every version of the release that the path names. A tab asks when a part fails to load. */
export async function isStored(store: ReleaseStore, path: string): Promise<boolean> {
  const id = path.slice(releaseCheckPath.length);
  if (!/^[0-9a-f]{12}$/.test(id)) return false;
  try {
    await store.readParts((await store.readRelease(id)).parts);
    return true;
  } catch (error) {
    if (error instanceof NotInStore) return false;
    throw error;
  }
}
