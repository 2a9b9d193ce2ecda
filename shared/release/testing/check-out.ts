import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from '../store/release-store.ts';
import { fileKey } from '../store/store-keys.ts';

/** Writes a version of the store into a folder as its build left it. */
export async function checkOut(
  store: ReleaseStore,
  part: string,
  version: string,
  folder: string,
): Promise<PartManifest> {
  const manifest = await store.readPart(part, version);
  for (const file of Object.keys(manifest.files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), (await store.storage.read(fileKey(manifest, file))) ?? '');
  }
  await writeFile(path.join(folder, 'part.json'), JSON.stringify(manifest));
  return manifest;
}
