import { rm } from 'node:fs/promises';
import type { ReleaseStore } from '@site/release/store/release-store';
import { fileKey } from '@site/release/store/store-layout';

/** Removes a version at once, as `prune` does a day later: its folder, and the files for browsers that no other version names. */
export async function forgetVersion(store: ReleaseStore, part: string, version: string): Promise<void> {
  const manifest = await store.readPart(part, version);
  await rm(await store.partFolder(part, version), { recursive: true });
  const others = await Promise.all((await store.listVersions(part)).map((other) => store.readPart(part, other)));
  const named = new Set(others.flatMap(({ files }) => Object.keys(files)));
  for (const file of Object.keys(manifest.files))
    if (!named.has(file)) await store.storage.remove(fileKey(manifest, file));
}
