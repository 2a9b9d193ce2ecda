import { checkFile } from './check-file.ts';
import type { PartManifest } from './manifest.ts';
import { NotInStore } from './release-store.ts';
import type { Storage } from './storage.ts';

/** Files fetched at a time. */
const atOnce = 16;

/**
 * Brings a version from one place into another, each file checked against its manifest before it is there. One that is there already is
 * not asked for. Throws `NotInStore`.
 */
export async function copyVersion(from: Storage, to: Storage, part: string, version: string): Promise<void> {
  const manifestKey = `parts/${part}/${version}/part.json`;
  if (await to.read(manifestKey)) return;
  const stated = await from.read(manifestKey);
  if (!stated) throw new NotInStore(`The release store has no ${part} ${version}.`);
  const manifest: PartManifest = JSON.parse(stated.toString('utf8')); // checked when it was published
  const files = Object.keys(manifest.files);
  const copyNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const key = `parts/${part}/${version}/${file}`;
      await to.create(key, checkFile(manifest, file, await from.read(key)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  await to.create(manifestKey, stated);
}
