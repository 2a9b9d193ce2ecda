import type { Release } from '@site/contracts/manifest';
import { incoming } from '@site/service/storage/storage';
import { allCountsPrefix, countsPrefix } from '../canary/canary-counts.ts';
import { mapLimited } from '../map-limited.ts';
import type { ChannelEntry, ReleaseStore } from './release-store.ts';
import { fileKey, filesPrefix, releaseKey, versionPrefix, wholeFile } from './store-layout.ts';

export interface PruneOptions {
  /** Releases kept on each channel before the present one, for rollbacks and open tabs. */
  keep: number;
  /** Nothing younger is removed: it may be on its way to a channel. */
  graceMs: number;
  isDryRun?: boolean;
}

export interface Pruned {
  /** `part@version` */
  versions: string[];
  releases: string[];
  /** Files for browsers that no version names any more, leftovers of publishes that were cut off, and counts of canaries that have ended. */
  files: number;
}

const maxRequestsAtOnce = 16;

const hourMs = 3_600_000;
export const pruneDefaults: PruneOptions = { keep: 10, graceMs: 24 * hourMs };

/** Removes what no live or recent release uses. A version's `part.json` goes first, so that a half-removed version does not exist. */
export async function prune(store: ReleaseStore, { keep, graceMs, isDryRun = false }: PruneOptions): Promise<Pruned> {
  const isOld = async (key: string) => {
    const written = await store.storage.modified(key);
    return written !== undefined && Date.now() - written.getTime() > graceMs;
  };
  const { used, unused } = await sortReleases(store, keep, isOld);
  const folders = await unusedFolders(store, used, isOld);
  const leftovers = await countsOfEndedCanaries(store);
  for (const key of await store.storage.list(`${incoming}/`)) if (await isOld(key)) leftovers.push(key);
  const releases = isDryRun ? unused : await removeReleases(store, unused);
  const removed = new Set(isDryRun ? folders.keys() : await removeVersions(store, folders, used));
  if (!isDryRun) for (const key of leftovers) await store.storage.remove(key);
  for (const part of await store.listParts()) {
    const unnamed = await unnamedFiles(store, part, removed, isOld);
    leftovers.push(...unnamed);
    if (!isDryRun) for (const key of unnamed) await store.storage.remove(key);
  }
  return {
    versions: [...removed].map((folder) => folder.split('/').slice(1, 3).join('@')),
    releases,
    files: leftovers.length,
  };
}

type IsOld = (key: string) => Promise<boolean>;

/** Releases whose versions must stay, including young ones that no channel uses yet, and the ids of all others. */
async function sortReleases(store: ReleaseStore, keep: number, isOld: IsOld) {
  const retained = await retainedReleases(store, keep);
  const used: Release[] = await Promise.all([...retained].map((id) => store.readRelease(id)));
  const unused: string[] = [];
  for (const id of await store.listReleases()) {
    if (retained.has(id)) continue;
    if (await isOld(releaseKey(id))) unused.push(id);
    else used.push(await store.readRelease(id));
  }
  return { used, unused };
}

/** Folders of versions that none of these releases names, each with its keys. */
async function unusedFolders(store: ReleaseStore, releases: Release[], isOld: IsOld): Promise<Map<string, string[]>> {
  const inUse = foldersOf(releases);
  const unused = new Map<string, string[]>();
  for (const [folder, keys] of await versionFolders(store))
    if (!inUse.has(folder) && (await isOldVersion(folder, keys, isOld))) unused.set(folder, keys);
  return unused;
}

function foldersOf(releases: Release[]): Set<string> {
  return new Set(
    releases.flatMap(({ parts }) => Object.entries(parts).map(([part, version]) => versionPrefix(part, version))),
  );
}

/** A version is as old as its `part.json`: a publish that was cut off may have left the rest long before. Without one, as its newest file. */
async function isOldVersion(folder: string, keys: string[], isOld: IsOld): Promise<boolean> {
  const manifest = `${folder}part.json`;
  const dated = keys.includes(manifest) ? [manifest] : keys;
  return (await mapLimited(dated, maxRequestsAtOnce, isOld)).every(Boolean);
}

/** A part's files for browsers that are old and in no version but the removed ones. Versions are read last: one may be published meanwhile. */
async function unnamedFiles(
  store: ReleaseStore,
  part: string,
  removed: ReadonlySet<string>,
  isOld: IsOld,
): Promise<string[]> {
  const files = await store.storage.list(filesPrefix(part));
  const old = await mapLimited(files, maxRequestsAtOnce, async (key) => ((await isOld(key)) ? [key] : []));
  const versions = (await store.listVersions(part)).filter((version) => !removed.has(versionPrefix(part, version)));
  const manifests = await mapLimited(versions, maxRequestsAtOnce, (version) => store.readPart(part, version));
  const named = new Set(
    manifests.flatMap((manifest) => Object.keys(manifest.files).map((file) => fileKey(manifest, file))),
  );
  return old.flat().filter((key) => !named.has(wholeFile(key)));
}

/** Ids of the releases that channels use, as canaries too, and of the ones just before. */
async function retainedReleases(store: ReleaseStore, keep: number): Promise<Set<string>> {
  const retained = new Set<string>();
  for (const channel of await store.listChannels()) {
    const recent = new Set<string>();
    for (const entry of (await store.history(channel)).reverse()) {
      if (recent.size > keep) break;
      for (const id of named(entry)) recent.add(id);
    }
    for (const id of recent) retained.add(id);
  }
  return retained;
}

/** Keys under which edges counted a canary that has ended or changed since. */
async function countsOfEndedCanaries(store: ReleaseStore): Promise<string[]> {
  const keys = await store.storage.list(allCountsPrefix);
  const counted = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  const running = await Promise.all(
    counted.map(async (channel) => countsPrefix(channel, (await store.readChannel(channel))?.revision ?? 0)),
  );
  return keys.filter((key) => !running.some((prefix) => key.startsWith(prefix)));
}

function named({ release, canary }: ChannelEntry): string[] {
  return canary ? [release, canary.release] : [release];
}

/** Folder of each version, complete or not, with its keys; not the files that versions share. */
async function versionFolders(store: ReleaseStore): Promise<Map<string, string[]>> {
  const folders = new Map<string, string[]>();
  for (const key of await store.storage.list('parts/')) {
    const folder = `${key.split('/').slice(0, 3).join('/')}/`;
    if (folder === filesPrefix(key.split('/')[1] ?? '')) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), key]);
  }
  return folders;
}

/** Returns the ids of those removed. Channels are read before each: somebody may roll back meanwhile. */
async function removeReleases(store: ReleaseStore, ids: string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) {
    const entries = await Promise.all((await store.listChannels()).map((channel) => store.readChannel(channel)));
    if (entries.some((entry) => entry && named(entry).includes(id))) continue;
    await store.storage.remove(releaseKey(id));
    removed.push(id);
  }
  return removed;
}

/** Returns the folders of those removed. What a release needs that was kept or made since `used` were read stays. */
async function removeVersions(store: ReleaseStore, folders: Map<string, string[]>, used: Release[]): Promise<string[]> {
  const known = new Set(used.map(({ id }) => id));
  const removed: string[] = [];
  for (const [folder, keys] of folders) {
    const others = (await store.listReleases()).filter((id) => !known.has(id));
    if (foldersOf(await Promise.all(others.map((id) => store.readRelease(id)))).has(folder)) continue;
    await store.storage.remove(`${folder}part.json`);
    for (const key of keys) await store.storage.remove(key);
    removed.push(folder);
  }
  return removed;
}
