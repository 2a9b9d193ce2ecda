import type { Release } from '@site/contracts/manifest';
import { incoming } from '@site/service/storage/storage';
import pLimit from 'p-limit';
import type { ChannelEntry } from './channel-entry.ts';
import type { ReleaseStore } from './release-store.ts';
import {
  allCountsPrefix,
  allMapsPrefix,
  allStatementsPrefix,
  countsPrefix,
  fileKey,
  filesPrefix,
  releaseKey,
  versionPrefix,
} from './store-layout.ts';

export interface PruneOptions {
  /** Releases kept on each channel before the present one, for rollbacks and open tabs. */
  keep: number;
  /** Nothing younger is removed: it may be about to go live. */
  graceMs: number;
  isDryRun?: boolean;
}

export interface Pruned {
  /** `part@version` */
  versions: string[];
  releases: string[];
  /**
   * Number of removed files: those for browsers that no version names, source maps and signatures of versions that are gone, leftovers of
   * interrupted publishes, counts of ended canaries.
   */
  files: number;
}

const maxRequestsAtOnce = 16;
const hourMs = 3_600_000;
export const pruneDefaults: PruneOptions = { keep: 10, graceMs: 24 * hourMs };

/**
 * Removes what no live or recent release uses. Others may publish, promote and roll back meanwhile.
 *
 * @example
 * const { versions } = await prune(store, { ...pruneDefaults, isDryRun: true });
 */
export async function prune(store: ReleaseStore, options: PruneOptions): Promise<Pruned> {
  const { keep, graceMs, isDryRun = false } = options;
  const isOld = async (key: string) => {
    const written = await store.storage.modified(key);
    return written !== undefined && Date.now() - written.getTime() > graceMs;
  };
  const remove = async (keys: string[]) => {
    if (!isDryRun) for (const key of keys) await store.storage.remove(key);
  };
  const releases = await pruneReleases(store, keep, isOld, remove);
  const versions = await pruneVersions(store, releases, isOld, remove);
  const unfinished = await filterOld(await store.storage.list(`${incoming}/`), isOld);
  const besideVersions = [
    ...(await store.storage.list(allMapsPrefix)),
    ...(await store.storage.list(allStatementsPrefix)),
  ];
  const leftovers = [
    ...(await countsOfEndedCanaries(store)),
    ...unfinished,
    ...(await filesOfNoVersion(store, besideVersions, versions, isOld)),
  ];
  await remove(leftovers);
  for (const part of await store.listParts()) {
    const unreferenced = await unreferencedFiles(store, part, versions, isOld);
    await remove(unreferenced);
    leftovers.push(...unreferenced);
  }
  return {
    versions: versions.map((folder) => folder.split('/').slice(1, 3).join('@')),
    releases,
    files: leftovers.length,
  };
}

type IsOld = (key: string) => Promise<boolean>;
type Remove = (keys: string[]) => Promise<void>;

async function filterOld(keys: string[], isOld: IsOld): Promise<string[]> {
  const old = await pLimit(maxRequestsAtOnce).map(keys, async (key) => ((await isOld(key)) ? [key] : []));
  return old.flat();
}

/** Returns the ids of the removed releases. */
async function pruneReleases(store: ReleaseStore, keep: number, isOld: IsOld, remove: Remove): Promise<string[]> {
  const recent = await recentReleases(store, keep);
  const removed: string[] = [];
  for (const id of await store.listReleases()) {
    if (recent.has(id) || !(await isOld(releaseKey(id)))) continue;
    // Read again: somebody may have rolled back to it meanwhile.
    const entries = await Promise.all((await store.listChannels()).map((channel) => store.readChannel(channel)));
    if (entries.some((entry) => entry && releaseIdsInUse(entry).includes(id))) continue;
    await remove([releaseKey(id)]);
    removed.push(id);
  }
  return removed;
}

/** Ids of the releases to keep: on each channel the live one, `keep` before it, and all that canaries have tried since those. */
async function recentReleases(store: ReleaseStore, keep: number): Promise<Set<string>> {
  const recent = await pLimit(maxRequestsAtOnce).map(await store.listChannels(), async (channel) => {
    const [live, used] = [new Set<string>(), new Set<string>()];
    for (const entry of (await store.history(channel)).reverse()) {
      live.add(entry.release);
      if (live.size > keep + 1) break;
      for (const id of releaseIdsInUse(entry)) used.add(id);
    }
    return [...used];
  });
  return new Set(recent.flat());
}

/** Ids of the live release and the canary's. */
function releaseIdsInUse({ release, canary }: ChannelEntry): string[] {
  return canary ? [release, canary.release] : [release];
}

/** Removes the versions that no remaining release names. Returns their folders. */
async function pruneVersions(
  store: ReleaseStore,
  prunedReleases: string[],
  isOld: IsOld,
  remove: Remove,
): Promise<string[]> {
  const known = new Map<string, Release>();
  const isUsed = async (folder: string) => {
    for (const id of await store.listReleases()) {
      if (prunedReleases.includes(id)) continue;
      const release = known.get(id) ?? (await store.readRelease(id));
      known.set(id, release);
      if (Object.entries(release.parts).some((pair) => versionPrefix(...pair) === folder)) return true;
    }
    return false;
  };
  const removed: string[] = [];
  for (const [folder, keys] of await versionFolders(store)) {
    const manifest = `${folder}part.json`;
    // A version is as old as its manifest: a publish that was cut off may have left the rest long before.
    const dated = keys.includes(manifest) ? [manifest] : keys;
    if ((await filterOld(dated, isOld)).length < dated.length || (await isUsed(folder))) continue;
    // The manifest first: a half-removed version does not exist.
    await remove([manifest, ...keys]);
    removed.push(folder);
  }
  return removed;
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

/**
 * Those of these keys, `maps/<part>/<version>/…`, that are old and belong to removed versions or to publishes that were cut off. Versions are
 * read last, because one may be published meanwhile.
 */
async function filesOfNoVersion(
  store: ReleaseStore,
  keys: string[],
  removed: string[],
  isOld: IsOld,
): Promise<string[]> {
  const old = await filterOld(keys, isOld);
  const remaining = [...(await versionFolders(store)).keys()].filter((folder) => !removed.includes(folder));
  return old.filter((key) => !remaining.includes(`parts/${key.split('/').slice(1, 3).join('/')}/`));
}

/** A part's old files for browsers that only removed versions name. Versions are read last, because one may be published meanwhile. */
async function unreferencedFiles(
  store: ReleaseStore,
  part: string,
  removed: string[],
  isOld: IsOld,
): Promise<string[]> {
  const old = await filterOld(await store.storage.list(filesPrefix(part)), isOld);
  const versions = (await store.listVersions(part)).filter(
    (version) => !removed.includes(versionPrefix(part, version)),
  );
  const manifests = await pLimit(maxRequestsAtOnce).map(versions, (version) => store.readManifest(part, version));
  const named = new Set(
    manifests.flatMap((manifest) => Object.keys(manifest.files).map((file) => fileKey(manifest, file))),
  );
  return old.filter((key) => !named.has(key));
}

/** Keys under which edges counted a canary that has ended or changed since. */
async function countsOfEndedCanaries(store: ReleaseStore): Promise<string[]> {
  const keys = await store.storage.list(allCountsPrefix);
  const channels = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  const running = await Promise.all(
    channels.map(async (channel) => countsPrefix(channel, (await store.readChannel(channel))?.revision ?? 0)),
  );
  return keys.filter((key) => !running.some((prefix) => key.startsWith(prefix)));
}
