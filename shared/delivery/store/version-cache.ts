import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { PartManifest, Release } from '@site/contracts/manifest';
import { createMissingKeys, type FolderStorage, type Storage } from '@site/service/storage/storage';
import pLimit from 'p-limit';
import { Channel } from './channel.ts';
import { DamagedFile, NotInStore } from './store-errors.ts';
import {
  allChannelsPrefix,
  allReleasesPrefix,
  decodeJson,
  encodeJson,
  fileKey,
  manifestKey,
  namesBelow,
  parseVersionKey,
  partPrefix,
  releaseKey,
  versionPrefix,
} from './store-layout.ts';
import { checkFile, isAsStated, maxFilesAtOnce } from './version-files.ts';
import { parseVersionName } from './version-names.ts';

/** Copies of each part that stay beside those in use: the newest of earlier versions, of testers' and of trials. */
const maxSpareCopies = 5;

/**
 * Local copies of the versions in use, for storages without a folder. Processes may share them: a copy is complete before it is used, and
 * one that another process has removed meanwhile is made again.
 */
export class VersionCache {
  readonly #from: Storage;
  readonly #to: FolderStorage;
  readonly #copying = new Map<string, Promise<void>>();
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
    const copying = this.#copying.get(name) ?? this.#copy(part, version, expected);
    this.#copying.set(name, copying);
    try {
      await copying;
    } catch (error) {
      if (error instanceof NotInStore) this.#missing.set(prefix, true);
      throw error;
    } finally {
      this.#copying.delete(name);
    }
    return this.#to.folder(prefix);
  }

  async #copy(part: string, version: string, expected: string | undefined): Promise<void> {
    const isNew = await copyVersion(this.#from, this.#to, part, version, expected);
    // Where the storage cannot say what is in use, the next copy tries again.
    if (isNew) await removeOldCopies(this.#from, this.#to, part).catch(() => {});
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
 * Copies a version unless it exists already, which is then false; each file is checked against the manifest before it is written. Throws
 * `NotInStore`.
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
): Promise<boolean> {
  const key = manifestKey(part, version);
  const isExpected = (manifest: Buffer) => !expected || hash('sha256', manifest, 'hex') === expected;
  const copied = await to.read(key);
  if (copied && isExpected(copied)) return false;
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
  return true;
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
  for (const { manifest } of await copiesOf(to, name))
    if (manifest.files[file] && isAsStated(manifest, file, copied))
      throw new DamagedFile(
        `${name} ${version}: ${file} has other content than in ${manifest.version}; build the part again.`,
      );
}

/** Removes the oldest copies of a part that neither a channel's live release nor its canary uses, but for a few. */
async function removeOldCopies(from: Storage, to: FolderStorage, part: string): Promise<void> {
  const copies = await copiesOf(to, part);
  if (copies.length <= maxSpareCopies) return;
  const used = await versionsInUse(from, part);
  const spare = copies.filter(({ manifest }) => !used.includes(manifest.version));
  const old = spare.sort((one, other) => other.copiedMs - one.copiedMs).slice(maxSpareCopies);
  const kept = new Set(copies.filter((copy) => !old.includes(copy)).flatMap(({ files }) => files));
  for (const { manifest, files } of old) {
    // The manifest first: a half-removed copy does not exist.
    await to.remove(manifestKey(part, manifest.version));
    for (const key of files.filter((file) => !kept.has(file))) await to.remove(key);
    await rm(to.folder(versionPrefix(part, manifest.version)), { recursive: true, force: true });
  }
  for (const key of await to.list(allReleasesPrefix)) {
    const release = await readRelease(to, key);
    if (old.some(({ manifest }) => manifest.version === release?.parts[part])) await to.remove(key);
  }
}

/** The versions of a part in the live release and the canary of each channel. */
async function versionsInUse(from: Storage, part: string): Promise<(string | undefined)[]> {
  const channels = namesBelow(allChannelsPrefix, await from.list(allChannelsPrefix));
  const entries = await Promise.all(channels.map((channel) => new Channel(from, channel).newest()));
  const ids = entries.flatMap((entry) => [entry?.release, entry?.canary?.release]).filter((id) => id !== undefined);
  return Promise.all(ids.map(async (id) => (await readRelease(from, releaseKey(id)))?.parts[part]));
}

async function readRelease(storage: Storage, key: string): Promise<Release | undefined> {
  const content = await storage.read(key);
  return content && decodeJson<Release>(content, key);
}

/** The complete copies of a part's versions. */
async function copiesOf(to: Storage, part: string) {
  const keys = (await to.list(partPrefix(part))).filter((key) => parseVersionKey(key)?.isManifest);
  const copies = keys.map(async (key) => {
    const [content, copied] = await Promise.all([to.read(key), to.modified(key)]);
    if (!content || !copied) return []; // another process has just removed it
    const manifest = decodeJson<PartManifest>(content, key);
    const files = Object.keys(manifest.files).map((file) => fileKey(manifest, file));
    return [{ manifest, files, copiedMs: copied.getTime() }];
  });
  return (await Promise.all(copies)).flat();
}
