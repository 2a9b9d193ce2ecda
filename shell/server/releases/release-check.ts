import type { PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/release/store/release-store';
import { NotInStore } from '@site/release/store/store-errors';

export const releaseCheckPath = '/_/release/';

/** The versions of the release that the path names; undefined where the store no longer has all of them. */
export async function readStored(store: ReleaseStore, path: string): Promise<PartManifest[] | undefined> {
  const id = path.slice(releaseCheckPath.length);
  if (!/^[0-9a-f]{12}$/.test(id)) return undefined;
  try {
    return await store.readParts((await store.readRelease(id)).parts);
  } catch (error) {
    if (error instanceof NotInStore) return undefined;
    throw error;
  }
}
