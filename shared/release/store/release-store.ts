import path from 'node:path';
import { hostPart, type PartManifest, type Release } from '@site/contracts/manifest';
import type { Storage } from '@site/service/storage/storage';
import { releaseOf } from './release.ts';
import { mergeTables } from './release-table.ts';
import { ChannelMoved, NotInStore } from './store-errors.ts';
import {
  channelPrefix,
  decodeJson,
  encodeJson,
  filesPrefix,
  manifestKey,
  releaseKey,
  revisionKey,
  versionPrefix,
} from './store-layout.ts';
import type { VersionCache } from './version-cache.ts';
import {
  type Provenance,
  type PublishedSource,
  publishVersion,
  type SkippedChecks,
  verifyVersion,
} from './version-files.ts';

/**
 * Versions, releases and channels:
 * `parts/<part>/files/`, `parts/<part>/<version>/`, `releases/<id>.json`, `channels/<name>/<revision>.json`; edges add `counts/…`
 * (`canary-counts.ts`).
 * Nothing is ever overwritten. A version exists from the moment its `part.json` does, which is written last.
 * A channel moves by creating its next numbered entry, which only one writer can do.
 *
 * @example
 * const store = openStore();
 * const { name, version } = await store.publish('mfe-blog/dist');
 * const live = await store.readChannel('production');
 */
export class ReleaseStore {
  readonly storage: Storage;
  readonly #copies: VersionCache | undefined;

  /** @param copies for storages that have no folder of their own */
  constructor(storage: Storage, copies?: VersionCache) {
    this.storage = storage;
    this.#copies = copies;
  }

  /** Stores a finished build (`browser/`, `server/`, `part.json`). If the version exists already, only missing files are written. */
  publish(build: string, source: PublishedSource = {}): Promise<PartManifest> {
    return publishVersion(this.storage, build, source);
  }

  /** Throws `NotInStore`. */
  async readManifest(part: string, version: string): Promise<PartManifest> {
    return this.#readJson(manifestKey(part, version), `${part} ${version}`);
  }

  /** A local folder with this version's files for servers: the store's own, which may lack it, or a checked copy. Throws `NotInStore`. */
  async versionFolder(part: string, version: string): Promise<string> {
    const folder = this.storage.folder?.(versionPrefix(part, version)) ?? (await this.#copies?.folderOf(part, version));
    if (!folder) throw new NotInStore(`${part} ${version}`);
    return folder;
  }

  /** The script of the edge that this version of the host brings. Throws `NotInStore`. */
  async edgeScript(hostVersion: string): Promise<string> {
    // Where the store is a folder, `versionFolder` does not look whether the version is there.
    await this.readManifest(hostPart, hostVersion);
    return path.join(await this.versionFolder(hostPart, hostVersion), 'service/main.mjs');
  }

  /** A part's file for browsers, by its name. Throws `NotInStore`. */
  async readFile(part: string, file: string): Promise<Buffer> {
    const content = await (this.#copies ?? this.storage).read(filesPrefix(part) + file);
    if (!content) throw new NotInStore(`${part}: ${file}`);
    return content;
  }

  /** Throws if a file of the version is missing or differs from what its manifest says. */
  verify(manifest: PartManifest): Promise<void> {
    return verifyVersion(this.storage, manifest);
  }

  /** Names of all parts that were ever published. */
  async listParts(): Promise<string[]> {
    return [...new Set((await this.storage.list('parts/')).map((key) => key.split('/')[1] ?? ''))];
  }

  /** Complete versions of this part, in the order of their names. */
  async listVersions(part: string): Promise<string[]> {
    const keys = await this.storage.list(`parts/${part}/`);
    return keys.flatMap((key) => /^parts\/[^/]+\/([^/]+)\/part\.json$/.exec(key)?.[1] ?? []);
  }

  /** Writes the release of these versions; the same ones always give the same release. Throws if two of its parts clash. */
  async createRelease(versions: Omit<Release, 'id'>): Promise<Release> {
    mergeTables(await this.readManifests(versions.parts));
    const release = releaseOf(versions);
    await this.storage.create(releaseKey(release.id), encodeJson(release));
    return release;
  }

  /** Throws `NotInStore`. */
  async readRelease(id: string): Promise<Release> {
    return this.#readJson(releaseKey(id), `release ${id}`);
  }

  /** Ids of all releases. */
  async listReleases(): Promise<string[]> {
    return (await this.storage.list('releases/')).flatMap((key) => /^releases\/(\w+)\.json$/.exec(key)?.[1] ?? []);
  }

  async readManifests(parts: Record<string, string>): Promise<PartManifest[]> {
    return Promise.all(Object.entries(parts).map(([part, version]) => this.readManifest(part, version)));
  }

  /** Where the channel points, undefined if it was never set. */
  async readChannel(channel: string): Promise<ChannelEntry | undefined> {
    return this.#newest(channel, 0);
  }

  /** Where the channel points, if it moved since revision `since`. */
  async channelAfter(channel: string, since: number): Promise<ChannelEntry | undefined> {
    return this.#newest(channel, since);
  }

  /** All entries of the channel, or the newest `max`, oldest first. */
  async history(channel: string, max = Number.POSITIVE_INFINITY): Promise<ChannelEntry[]> {
    const keys = (await this.storage.list(channelPrefix(channel))).slice(-max);
    return Promise.all(keys.map((key) => this.#readEntry(key)));
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
    if (!(await this.storage.create(revisionKey(channel, entry.revision), encodeJson(entry))))
      throw new ChannelMoved(`${channel} is past revision ${from} already.`);
    return entry;
  }

  async #newest(channel: string, since: number): Promise<ChannelEntry | undefined> {
    const newest = (await this.storage.list(channelPrefix(channel), revisionKey(channel, since))).at(-1);
    return newest ? this.#readEntry(newest) : undefined;
  }

  #readEntry(key: string): Promise<ChannelEntry> {
    return this.#readJson(key, key);
  }

  // Not validated: these files are written by this class, or were checked when they were published.
  async #readJson<T>(key: string, name: string): Promise<T> {
    const content = await this.storage.read(key);
    if (!content) throw new NotInStore(name);
    return decodeJson(content, name);
  }
}

/**
 * How a channel was changed. `start` is `npm start` or `npm run dev`; `guard` is an edge that ended a failing canary. An edge that raises a
 * canary's share does so as `canary`, or as `promote` if that makes it live.
 */
export type ChannelAction = 'start' | 'promote' | 'rollback' | 'retire' | 'canary' | 'guard' | 'hold' | 'unhold';

/** A share of the visitors gets another release. */
export interface Canary {
  release: string;
  /** 0 < percent <= 100, with two decimals at most. */
  percent: number;
  /** Shares to which an edge raises it, one after the other, as long as nothing speaks against it. 100 makes it live. */
  next?: number[] | undefined;
}

/** A version that cannot go live on the channel until somebody lifts the hold. */
export interface HeldVersion {
  part: string;
  version: string;
  /** ISO time. */
  at: string;
  why: string;
  /** Who gave the command, or `an edge`; absent if nobody was named. */
  by?: string | undefined;
}

/** A version that an entry brought to the channel or to its canary, with its provenance as far as it is known. */
export type BroughtVersion = { part: string; version: string } & Partial<Provenance>;

/** A check of the gate that a person may skip. */
export type SkippedGateCheck = 'browser';

/** One entry of a channel's history; the newest is what the channel points to. */
export interface ChannelEntry extends SkippedChecks<SkippedGateCheck> {
  /** 1 for the first entry, then 2, 3, … */
  revision: number;
  release: string;
  canary?: Canary | undefined;
  /** ISO time. */
  at: string;
  action: ChannelAction;
  why: string;
  /** Who gave the command; absent if an edge acted, and in the oldest entries. */
  by?: string | undefined;
  /** Absent if nothing new came, and in the oldest entries. */
  brought?: BroughtVersion[] | undefined;
  /** All versions that are held since this entry or an earlier one; absent if there is none. */
  held?: HeldVersion[] | undefined;
}
