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
  releaseKey,
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
export async function prune(store: ReleaseStore, { keep, graceMs, isDryRun = false }: PruneOptions): Promise<Pruned> {
  const { storage } = store;
  const sweep: Sweep = {
    store,
    async filterOld(keys) {
      const written = await pLimit(maxRequestsAtOnce).map(keys, (key) => storage.modified(key));
      return keys.filter((_key, index) => Date.now() - (written[index]?.getTime() ?? Date.now()) > graceMs);
    },
    async remove(keys) {
      if (!isDryRun) for (const key of keys) await storage.remove(key);
    },
  };
  const releases = await pruneReleases(sweep, keep);
  const versions = await pruneVersions(sweep, releases);
  const files = [...(await countsOfEndedCanaries(store)), ...(await filesOfNoVersion(sweep, versions))];
  await sweep.remove(files);
  return { versions: versions.map((version) => version.replace('/', '@')), releases, files: files.length };
}

interface Sweep {
  store: ReleaseStore;
  filterOld: (keys: string[]) => Promise<string[]>;
  remove: (keys: string[]) => Promise<void>;
}

/** Returns the ids of the removed releases. */
async function pruneReleases({ store, filterOld, remove }: Sweep, keep: number): Promise<string[]> {
  const recent = await recentReleases(store, keep);
  const removed: string[] = [];
  for (const id of await store.listReleases()) {
    if (recent.has(id) || (await filterOld([releaseKey(id)])).length === 0) continue;
    // Read again: somebody may have rolled back to it meanwhile.
    const entries = await Promise.all((await store.listChannels()).map((channel) => store.channel(channel).newest()));
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
    for (const entry of (await store.channel(channel).history()).reverse()) {
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

/** Removes the versions that no remaining release names, complete or not. Returns them, as `part/version`. */
async function pruneVersions({ store, filterOld, remove }: Sweep, prunedReleases: string[]): Promise<string[]> {
  const known = new Map<string, Release>();
  const isUsed = async (version: string) => {
    for (const id of await store.listReleases()) {
      if (prunedReleases.includes(id)) continue;
      const release = known.get(id) ?? (await store.readRelease(id));
      known.set(id, release);
      if (Object.entries(release.parts).some((pair) => pair.join('/') === version)) return true;
    }
    return false;
  };
  const removed: string[] = [];
  const all = (await store.storage.list('parts/')).filter((key) => !isShared(key));
  for (const version of new Set(all.map(versionIn))) {
    const [manifest, keys] = [`parts/${version}/part.json`, all.filter((key) => versionIn(key) === version)];
    // A version is as old as its manifest: a publish that was cut off may have left the rest long before.
    const dated = keys.includes(manifest) ? [manifest] : keys;
    if ((await filterOld(dated)).length < dated.length || (await isUsed(version))) continue;
    // The manifest first: a half-removed version does not exist.
    await remove([manifest, ...keys]);
    removed.push(version);
  }
  return removed;
}

/** `blog/1.0.0-a`, for a key below `parts/blog/1.0.0-a/`, `maps/blog/1.0.0-a/` or `signatures/blog/1.0.0-a/`. */
function versionIn(key: string): string {
  return key.split('/').slice(1, 3).join('/');
}

/** Whether it is a file for browsers, which versions of its part share. */
function isShared(key: string): boolean {
  return /^parts\/[^/]+\/files\//.test(key);
}

/**
 * Old files for browsers, source maps and signatures of no remaining version, and what interrupted publishes left. Versions are read last,
 * because one may be published meanwhile.
 */
async function filesOfNoVersion({ store, filterOld }: Sweep, removed: string[]): Promise<string[]> {
  const { storage } = store;
  const lists = await Promise.all(
    ['parts/', allMapsPrefix, allStatementsPrefix, `${incoming}/`].map((prefix) => storage.list(prefix)),
  );
  const old = await filterOld(lists.flat().filter((key) => !key.startsWith('parts/') || isShared(key)));
  const remaining = (await storage.list('parts/')).filter((key) => !removed.includes(versionIn(key)));
  const versions = new Set(remaining.map(versionIn));
  const manifests = await pLimit(maxRequestsAtOnce).map(
    remaining.filter((key) => key.endsWith('/part.json')),
    (key) => {
      const [part = '', version = ''] = versionIn(key).split('/');
      return store.readManifest(part, version);
    },
  );
  const named = new Set(
    manifests.flatMap((manifest) => Object.keys(manifest.files).map((file) => fileKey(manifest, file))),
  );
  return old.filter((key) => !(isShared(key) ? named.has(key) : versions.has(versionIn(key))));
}

/** Keys under which edges counted a canary that has ended or changed since. */
async function countsOfEndedCanaries(store: ReleaseStore): Promise<string[]> {
  const keys = await store.storage.list(allCountsPrefix);
  const running = await Promise.all(
    (await store.listChannels()).map(async (channel) =>
      countsPrefix(channel, (await store.channel(channel).newest())?.revision ?? 0),
    ),
  );
  return keys.filter((key) => !running.some((prefix) => key.startsWith(prefix)));
}
