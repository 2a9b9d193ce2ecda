import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChannelEntry } from './channel.ts';
import { checkFile } from './check-file.ts';
import { mergeTables, type PartManifest, type Release } from './manifest.ts';
import type { PartCache } from './part-cache.ts';
import type { Storage } from './storage.ts';

/** Files written at a time while a version is published. */
const atOnce = 16;

/** Thrown when somebody else moved the channel first; read it again and decide anew. */
export class ChannelMoved extends Error {
  override readonly name = 'ChannelMoved';
}

/** Thrown where a version or release is asked for that the store does not have, or has no longer. */
export class NotInStore extends Error {
  override readonly name = 'NotInStore';
}

/**
 * Versions, releases and channels:
 * `parts/<part>/<version>/`, `releases/<id>.json`, `channels/<name>/<revision>.json`.
 * Nothing is ever overwritten. A version exists from the moment its `part.json` does, which is written last.
 * A channel moves by creating its next numbered entry, which only one writer can do.
 */
export class ReleaseStore {
  readonly storage: Storage;
  readonly #copies: PartCache | undefined;

  /** `copies` are for storages without a folder of their own. */
  constructor(storage: Storage, copies?: PartCache) {
    this.storage = storage;
    this.#copies = copies;
  }

  /** Whether `watchChannel` calls back by itself; where not, ask `channelAfter` now and then. */
  get isWatchable(): boolean {
    return this.storage.watch !== undefined;
  }

  /** Takes a finished build (`browser/`, `server/`, `part.json`) into the store. A version that is there already is left alone. */
  async publish(build: string): Promise<PartManifest> {
    const manifest: PartManifest = JSON.parse(await readFile(path.join(build, 'part.json'), 'utf8')); // written and hashed by the build
    const prefix = versionPrefix(manifest.name, manifest.version);
    const present = await this.storage.read(`${prefix}part.json`);
    if (present?.equals(encode(manifest))) return manifest;
    if (present)
      throw new Error(
        `${manifest.name} ${manifest.version} is in the store with other content; a version is never overwritten.`,
      );
    const contents = new Map<string, Buffer>();
    for (const file of Object.keys(manifest.files)) contents.set(file, await readFile(path.join(build, file)));
    verifyFiles(manifest, (file) => contents.get(file));
    // What an interrupted publish has left is the same: the version's name holds the hash of its files.
    await inBatches([...contents], ([file, content]) => this.storage.create(prefix + file, content));
    await this.storage.create(`${prefix}part.json`, encode(manifest));
    return manifest;
  }

  /** Throws `NotInStore`. */
  async readPart(part: string, version: string): Promise<PartManifest> {
    return this.#readJson(`${versionPrefix(part, version)}part.json`, `${part} ${version}`);
  }

  /** A local folder with the files of this version: the store's own, which may be missing, or a checked copy. Throws `NotInStore`. */
  async partFolder(part: string, version: string): Promise<string> {
    const folder = this.storage.folder?.(versionPrefix(part, version)) ?? (await this.#copies?.folderOf(part, version));
    if (!folder) throw new NotInStore(`The release store has no ${part} ${version}.`);
    return folder;
  }

  /** Throws where a file of the version is missing or differs from what its manifest says. */
  async verify(manifest: PartManifest): Promise<void> {
    const prefix = versionPrefix(manifest.name, manifest.version);
    const contents = new Map<string, Buffer | undefined>();
    await inBatches(Object.keys(manifest.files), async (file) =>
      contents.set(file, await this.storage.read(prefix + file)),
    );
    verifyFiles(manifest, (file) => contents.get(file));
  }

  /** Names of all parts that were ever published. */
  async listParts(): Promise<string[]> {
    return [...new Set((await this.storage.list('parts/')).map((key) => key.split('/')[1] ?? ''))];
  }

  /** Versions of this part, those that are being published left out; oldest first as far as names tell. */
  async listVersions(part: string): Promise<string[]> {
    const keys = await this.storage.list(`parts/${part}/`);
    return keys.flatMap((key) => /^parts\/[^/]+\/([^/]+)\/part\.json$/.exec(key)?.[1] ?? []);
  }

  /** Writes the release of these versions; the same versions always give the same release. Throws where two of them clash. */
  async createRelease(parts: Record<string, string>): Promise<Release> {
    const sorted = Object.fromEntries(Object.entries(parts).sort(([a], [b]) => a.localeCompare(b)));
    mergeTables(await this.readParts(sorted));
    const release = {
      id: createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12),
      parts: sorted,
    };
    await this.storage.create(`releases/${release.id}.json`, encode(release));
    return release;
  }

  /** Throws `NotInStore`. */
  async readRelease(id: string): Promise<Release> {
    return this.#readJson(`releases/${id}.json`, `release ${id}`);
  }

  /** Ids of all releases. */
  async listReleases(): Promise<string[]> {
    return (await this.storage.list('releases/')).flatMap((key) => /^releases\/(\w+)\.json$/.exec(key)?.[1] ?? []);
  }

  async readParts(parts: Record<string, string>): Promise<PartManifest[]> {
    return Promise.all(Object.entries(parts).map(([part, version]) => this.readPart(part, version)));
  }

  /** Where the channel points, undefined where it was never set. */
  async readChannel(channel: string): Promise<ChannelEntry | undefined> {
    return this.#newest(channel, 0);
  }

  /** Where the channel points, if it moved since revision `since`. */
  async channelAfter(channel: string, since: number): Promise<ChannelEntry | undefined> {
    return this.#newest(channel, since);
  }

  /** All entries of the channel, oldest first. */
  async history(channel: string): Promise<ChannelEntry[]> {
    const keys = await this.storage.list(channelPrefix(channel));
    return Promise.all(keys.map((key) => this.#readJson<ChannelEntry>(key, key)));
  }

  /** Names of all channels that were ever set. */
  async listChannels(): Promise<string[]> {
    const keys = await this.storage.list('channels/');
    return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  }

  /** Moves the channel if it still stands at revision `from` (0: never set). Throws `ChannelMoved` otherwise. */
  async moveChannel(
    channel: string,
    from: number,
    change: Omit<ChannelEntry, 'revision' | 'at'>,
  ): Promise<ChannelEntry> {
    const entry: ChannelEntry = { revision: from + 1, at: new Date().toISOString(), ...change };
    if (!(await this.storage.create(entryKey(channel, entry.revision), encode(entry))))
      throw new ChannelMoved(`${channel} is past revision ${from} already.`);
    return entry;
  }

  /** Calls back when the channel may have moved, or a release was made. Answers how to stop. */
  watchChannel(channel: string, onChange: () => void): () => void {
    const ends = [channelPrefix(channel), 'releases/'].map((prefix) => this.storage.watch?.(prefix, onChange));
    return () => {
      for (const end of ends) end?.();
    };
  }

  async #newest(channel: string, since: number): Promise<ChannelEntry | undefined> {
    const newest = (await this.storage.list(channelPrefix(channel), entryKey(channel, since))).at(-1);
    return newest ? this.#readJson(newest, newest) : undefined;
  }

  // The store's own files: written by this class, or by the build and checked while they were taken in.
  async #readJson<T>(key: string, name: string): Promise<T> {
    const content = await this.storage.read(key);
    if (!content) throw new NotInStore(`The release store has no ${name}.`);
    return JSON.parse(content.toString('utf8'));
  }
}

function versionPrefix(part: string, version: string): string {
  return `parts/${part}/${version}/`;
}

function channelPrefix(channel: string): string {
  return `channels/${channel}/`;
}

function entryKey(channel: string, revision: number): string {
  return `${channelPrefix(channel)}${String(revision).padStart(8, '0')}.json`;
}

function encode(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}

function verifyFiles(manifest: PartManifest, contentOf: (file: string) => Buffer | undefined): void {
  for (const file of Object.keys(manifest.files)) checkFile(manifest, file, contentOf(file));
}

async function inBatches<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work));
}
