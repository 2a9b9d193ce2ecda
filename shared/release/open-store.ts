import { FolderStorage } from './folder-storage.ts';
import { ReleaseStore } from './release-store.ts';

/** The release store in a folder; the folder is made with the first thing that is published. */
export function openStore(releasesDir: string): ReleaseStore {
  return new ReleaseStore(new FolderStorage(releasesDir));
}
