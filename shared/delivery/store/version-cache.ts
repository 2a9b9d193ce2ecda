import { hash } from 'node:crypto';
import type { PartManifest, Release } from '@site/contracts/manifest';
import { createMissingKeys, type FolderStorage, type Storage } from '@site/service/storage/storage';
import pLimit from 'p-limit';
import { DamagedFile, NotInStore } from './store-errors.ts';
import {
  decodeJson,
  encodeJson,
  fileKey,
  manifestKey,
  parseVersionKey,
  partPrefix,
  releaseKey,
  versionPrefix,
} from './store-layout.ts';
import { checkFile, isAsStated, maxFilesAtOnce } from './version-files.ts';
import { parseVersionName } from './version-names.ts';

/** Local copies of the versions in use, for storages without a folder. Processes may share them: a copy is complete before it is used. */
export class VersionCache {
  readonly #from: Storage;
  readonly #to: FolderStorage;
  readonly #copied = new Map<string, Promise<void>>();
  readonly #missing = createMissingKeys();

  constructor(from: Storage, to: FolderStorage) {
    this.#from = from;
    this.#to = to;
  }

  /**
   * Throws `NotInStore`.
   *
   * @param expected SHA-256 that the version's manifest must have
   */
  async folderOf(part: string, version: string, expected?: string): Promise<string> {
    const prefix = versionPrefix(part, version);
    if (this.#missing.has(prefix)) throw new NotInStore(`${part} ${version}`);
    const name = [prefix, expected].join();
    const copying = this.#copied.get(name) ?? copyVersion(this.#from, this.#to, part, version, expected);
    this.#copied.set(name, copying);
    try {
      await copying;
    } catch (error) {
      this.#copied.delete(name);
      if (error instanceof NotInStore) this.#missing.set(prefix, true);
      throw error;
    }
    return this.#to.folder(prefix);
  }

  /** Writes a release beside the copies of its versions. Returns the folder, which is then a store that has it. */
  async addRelease(release: Release): Promise<string> {
    await this.#to.create(releaseKey(release.id), encodeJson(release));
    return this.#to.root;
  }

  /**
   * A file by its key, from the copies. An open tab may ask for a file of an old release, of which there is no copy: that is read from the
   * storage and not cached.
   *
   * @param check may throw if what was read from the storage must not be used
   */
  async read(key: string, check: (content: Buffer) => Promise<void> = async () => {}): Promise<Buffer | undefined> {
    const copy = await this.#to.read(key);
    if (copy || this.#missing.has(key)) return copy;
    const content = await this.#from.read(key);
    if (content) await check(content);
    else this.#missing.set(key, true);
    return content;
  }
}

/**
 * Copies a version unless it exists already; each file is checked against the manifest before it is written. Throws `NotInStore`.
 *
 * @example
 * await copyVersion(from.storage, to.storage, 'blog', '1.0.0-3f9a1c20');
 */
export async function copyVersion(
  from: Pick<Storage, 'read'>,
  to: Storage,
  part: string,
  version: string,
  expected?: string,
): Promise<void> {
  const key = manifestKey(part, version);
  const isExpected = (manifest: Buffer) => !expected || hash('sha256', manifest, 'hex') === expected;
  const copied = await to.read(key);
  if (copied && isExpected(copied)) return;
  // The copy is not what was signed: it was made for a tester, before the version was live.
  if (copied) await to.remove(key);
  const stated = await from.read(key);
  if (!stated) throw new NotInStore(`${part} ${version}`);
  if (!isExpected(stated)) throw new DamagedFile(`${part} ${version}: part.json is not what was signed.`);
  const manifest: PartManifest = JSON.parse(stated.toString('utf8')); // checked when it was published
  // Otherwise whoever may publish one part could overwrite the copies of another, or files beside them.
  const isOutside = Object.keys(manifest.files).some((file) => /(^|[\\/])\.\.([\\/]|$)/.test(file));
  const isVersion = parseVersionName(`${part}@${version}`) !== undefined;
  if (!isVersion || manifest.name !== part || manifest.version !== version || isOutside)
    throw new DamagedFile(`${part} ${version}: part.json names files of another part or version.`);
  await pLimit(maxFilesAtOnce).map(Object.keys(manifest.files), (file) => copyFile(from, to, manifest, file));
  await to.create(key, stated);
}

async function copyFile(from: Pick<Storage, 'read'>, to: Storage, manifest: PartManifest, file: string): Promise<void> {
  const key = fileKey(manifest, file);
  const copied = await to.read(key);
  if (copied && isAsStated(manifest, file, copied)) return;
  const content = checkFile(manifest, file, await from.read(key));
  if (copied) {
    await expectUnused(to, manifest, file, copied);
    await to.remove(key);
  }
  await to.create(key, content);
}

/** Throws if another copied version needs the file with its present content. */
async function expectUnused(to: Storage, { name, version }: PartManifest, file: string, copied: Buffer): Promise<void> {
  const keys = (await to.list(partPrefix(name))).filter((key) => parseVersionKey(key)?.isManifest);
  for (const key of keys) {
    const content = await to.read(key);
    const other = content && decodeJson<PartManifest>(content, key);
    if (other?.files[file] && isAsStated(other, file, copied))
      throw new DamagedFile(
        `${name} ${version}: ${file} has other content than in ${other.version}; build the part again.`,
      );
  }
}
