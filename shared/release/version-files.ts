import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import type { Storage } from '@site/service/storage/storage';
import { unlessMissing } from '@site/service/storage/store-unreadable';
import { checkFile } from './check-file.ts';
import { encodeJson } from './encode-json.ts';
import { mapLimited } from './map-limited.ts';
import { encodeOrigin, type Source } from './origin.ts';
import { NotInStore } from './store-errors.ts';
import { manifestKey, originKey, versionPrefix } from './store-keys.ts';

/** Files read or written at a time. */
const maxFilesAtOnce = 16;

/**
 * Stores a finished build (`browser/`, `server/`, `part.json`). A version that exists already is left alone. A build that was published
 * unchecked is another version than the same build after the checks, and its name says so wherever it goes.
 */
export async function publishVersion(to: Storage, build: string, source: Source): Promise<PartManifest> {
  const stated = path.join(build, 'part.json');
  const built: PartManifest = JSON.parse(await readFile(stated, 'utf8')); // written and hashed by the build
  const manifest = source.unchecked ? { ...built, version: `${built.version}-unchecked` } : built;
  const { name, version } = manifest;
  const present = await to.read(manifestKey(name, version));
  if (present?.equals(encodeJson(manifest))) return manifest;
  if (present)
    throw new Error(
      `${name} ${version} is in the store already, with different content; a version is never overwritten.`,
    );
  const contents = new Map<string, Buffer>();
  // Check all files before writing the first.
  for (const file of Object.keys(manifest.files))
    contents.set(file, checkFile(manifest, file, await readFile(path.join(build, file)).catch(unlessMissing)));
  // Files left by an interrupted publish are the same: the version's name contains the hash of its files.
  await mapLimited([...contents], maxFilesAtOnce, ([file, content]) =>
    to.create(versionPrefix(name, version) + file, content),
  );
  await to.create(originKey(name, version), encodeOrigin(source, (await stat(stated)).mtime));
  await to.create(manifestKey(name, version), encodeJson(manifest));
  return manifest;
}

/** Throws where a file of the version is missing or differs from what its manifest says. */
export async function verifyVersion(storage: Storage, manifest: PartManifest): Promise<void> {
  const prefix = versionPrefix(manifest.name, manifest.version);
  await mapLimited(Object.keys(manifest.files), maxFilesAtOnce, async (file) =>
    checkFile(manifest, file, await storage.read(prefix + file)),
  );
}

/** Copies a version unless it exists already; each file is checked against the manifest before it is written. Throws `NotInStore`. */
export async function copyVersion(from: Storage, to: Storage, part: string, version: string): Promise<void> {
  const key = manifestKey(part, version);
  if (await to.read(key)) return;
  const stated = await from.read(key);
  if (!stated) throw new NotInStore(`${part} ${version}`);
  const manifest: PartManifest = JSON.parse(stated.toString('utf8')); // checked when it was published
  const prefix = versionPrefix(part, version);
  await mapLimited(Object.keys(manifest.files), maxFilesAtOnce, async (file) =>
    to.create(prefix + file, checkFile(manifest, file, await from.read(prefix + file))),
  );
  await to.create(key, stated);
}
