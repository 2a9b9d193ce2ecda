import type { Release } from '@site/contracts/manifest';
import { incoming } from '@site/service/storage/storage';
import pLimit from 'p-limit';
import type { ChannelEntry } from './channel-entry.ts';
import type { ReleaseStore } from './release-store.ts';
import {
  allCountsPrefix,
  allMapsPrefix,
  allPartsPrefix,
  allSignaturesPrefix,
  countsPrefix,
  fileKey,
  isFileForBrowsers,
  manifestKey,
  parseVersionKey,
  releaseKey,
} from './store-layout.ts';
import { versionNames } from './version-names.ts';

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
  return { versions, releases, files: files.length };
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
    for await (const entry of store.channel(channel).newestFirst()) {
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

/** Removes the versions that no remaining release names, complete or not. Returns them, as `part@version`. */
async function pruneVersions({ store, filterOld, remove }: Sweep, prunedReleases: string[]): Promise<string[]> {
  const known = new Map<string, Release>();
  const isUsed = async (name: string) => {
    for (const id of await store.listReleases()) {
      if (prunedReleases.includes(id)) continue;
      const release = known.get(id) ?? (await store.readRelease(id));
      known.set(id, release);
      if (versionNames(release.parts).includes(name)) return true;
    }
    return false;
  };
  const removed: string[] = [];
  const all = (await store.storage.list(allPartsPrefix)).map((key) => ({ key, of: parseVersionKey(key) }));
  const versions = new Map(all.flatMap(({ of }) => (of ? [[nameOf(of), of] as const] : [])));
  for (const [name, { part, version }] of versions) {
    const manifest = manifestKey(part, version);
    const keys = all.flatMap(({ key, of }) => (of?.part === part && of.version === version ? [key] : []));
    // A version is as old as its manifest: a publish that was cut off may have left the rest long before.
    const dated = keys.includes(manifest) ? [manifest] : keys;
    if ((await filterOld(dated)).length < dated.length || (await isUsed(name))) continue;
    // The manifest first: a half-removed version does not exist.
    await remove([manifest, ...keys]);
    removed.push(name);
  }
  return removed;
}

function nameOf({ part, version }: { part: string; version: string }): string {
  return `${part}@${version}`;
}

/**
 * Old files for browsers, source maps and signatures of no remaining version, and what interrupted publishes left. Versions are read last,
 * because one may be published meanwhile.
 */
async function filesOfNoVersion({ store, filterOld }: Sweep, removed: string[]): Promise<string[]> {
  const { storage } = store;
  const lists = await Promise.all(
    [allPartsPrefix, allMapsPrefix, allSignaturesPrefix, `${incoming}/`].map((prefix) => storage.list(prefix)),
  );
  const old = await filterOld(lists.flat().filter((key) => !key.startsWith(allPartsPrefix) || isFileForBrowsers(key)));
  const remaining = (await storage.list(allPartsPrefix))
    .flatMap((key) => parseVersionKey(key) ?? [])
    .filter((file) => !removed.includes(nameOf(file)));
  const versions = new Set(remaining.map(nameOf));
  const manifests = await pLimit(maxRequestsAtOnce).map(
    remaining.filter(({ isManifest }) => isManifest),
    ({ part, version }) => store.readManifest(part, version),
  );
  const named = new Set(
    manifests.flatMap((manifest) => Object.keys(manifest.files).map((file) => fileKey(manifest, file))),
  );
  return old.filter((key) => {
    const version = parseVersionKey(key);
    return !(version ? versions.has(nameOf(version)) : named.has(key));
  });
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
