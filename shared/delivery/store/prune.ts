import { setTimeout as pause } from 'node:timers/promises';
import type { PartManifest, Release } from '@site/contracts/manifest';
import { incoming } from '@site/service/storage/storage';
import { dayMs } from '@site/text/indian-time';
import pLimit from 'p-limit';
import type { ChannelEntry } from './channel-entry.ts';
import type { ReleaseStore } from './release-store.ts';
import {
  allMapsPrefix,
  allPartsPrefix,
  allSignaturesPrefix,
  fileKey,
  isFileForBrowsers,
  parseVersionKey,
  releaseKey,
} from './store-layout.ts';
import { versionNames } from './version-names.ts';

export interface PruneOptions {
  /** Releases kept on each channel before the present one, for rollbacks and open tabs. */
  keep: number;
  /** Nothing younger is removed: it may be about to go live. */
  graceMs: number;
  /** Between marking and removing: longer than a publish takes from its first file to its manifest. */
  wait: () => Promise<void>;
  isDryRun?: boolean;
}

export interface Pruned {
  /** `part@version` */
  versions: string[];
  releases: string[];
  /**
   * Number of removed files: those for browsers that no version names, source maps and signatures of versions that are gone, leftovers of
   * interrupted publishes.
   */
  files: number;
}

const maxRequestsAtOnce = 16;
export const pruneDefaults: PruneOptions = { keep: 10, graceMs: dayMs, wait: () => pause(20_000) };

/**
 * Removes what no live or recent release uses: marks it, waits, looks again, and removes what is still unused. Others may publish, promote
 * and roll back meanwhile.
 *
 * @example
 * const { versions } = await prune(store, { ...pruneDefaults, isDryRun: true });
 */
export async function prune(store: ReleaseStore, options: PruneOptions): Promise<Pruned> {
  const look = createLook(store, options);
  const marked = await look();
  const markedVersions = [...marked.versions.keys()];
  if (options.isDryRun) return { releases: marked.releases, versions: markedVersions, files: marked.files.length };
  await options.wait();
  const releases = await removeReleases(store, inBoth(marked.releases, (await look()).releases));
  // A version that somebody has gone back to meanwhile is used now, and so are its files.
  const unused = await look(markedVersions);
  const versions = inBoth(markedVersions, [...unused.versions.keys()]);
  const files = inBoth(marked.files, unused.files);
  for (const key of [...versions.flatMap((name) => unused.versions.get(name) ?? []), ...files])
    await store.storage.remove(key);
  return { releases, versions, files: files.length };
}

function inBoth(before: string[], now: string[]): string[] {
  const names = new Set(now);
  return before.filter((name) => names.has(name));
}

/** Returns those that were removed. A release that a channel points to by now stays. */
async function removeReleases(store: ReleaseStore, ids: string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) {
    const entries = await Promise.all((await store.listChannels()).map((channel) => store.channel(channel).newest()));
    if (entries.some((entry) => entry && releaseIdsInUse(entry).includes(id))) continue;
    await store.storage.remove(releaseKey(id));
    removed.push(id);
  }
  return removed;
}

/** What nothing uses and is old enough. */
interface Unused {
  releases: string[];
  /** Keys by `part@version`, that of the manifest first: a half-removed version does not exist. */
  versions: Map<string, string[]>;
  files: string[];
}

/** Each look lists the store once; it reads a release, a manifest and a file's time only the first time. */
function createLook(store: ReleaseStore, { keep, graceMs }: PruneOptions) {
  const { storage } = store;
  const releases = new Map<string, Release>();
  const manifests = new Map<string, PartManifest>();
  const written = new Map<string, Date | undefined>();

  async function isOld(key: string): Promise<boolean> {
    if (!written.has(key)) written.set(key, await storage.modified(key));
    return Date.now() - (written.get(key)?.getTime() ?? Date.now()) > graceMs;
  }

  async function filterOld(keys: string[]): Promise<string[]> {
    const old = await pLimit(maxRequestsAtOnce).map(keys, isOld);
    return keys.filter((_key, index) => old[index]);
  }

  /** @param marked the versions that may go: one that was published since is in use */
  return async function look(marked?: string[]): Promise<Unused> {
    const recent = await recentReleases(store, keep);
    const ids = await store.listReleases();
    const oldReleases = await filterOld(ids.filter((id) => !recent.has(id)).map(releaseKey));
    const unusedReleases = ids.filter((id) => oldReleases.includes(releaseKey(id)));
    const used = new Set<string>();
    for (const id of ids.filter((one) => !unusedReleases.includes(one))) {
      const release = releases.get(id) ?? (await store.readRelease(id));
      releases.set(id, release);
      for (const name of versionNames(release.parts)) used.add(name);
    }

    const keys = await storage.list(allPartsPrefix);
    const versions = groupByVersion(keys);
    const unusedVersions = new Map<string, string[]>();
    for (const [name, versionKeys] of versions) {
      // A version is as old as its manifest: a publish that was cut off may have left the rest long before.
      const dated = parseVersionKey(versionKeys[0] ?? '')?.isManifest ? versionKeys.slice(0, 1) : versionKeys;
      if (used.has(name) || (marked && !marked.includes(name))) continue;
      if ((await filterOld(dated)).length === dated.length) unusedVersions.set(name, versionKeys);
    }

    const keptNames = [...versions.keys()].filter((name) => !unusedVersions.has(name));
    const named = new Set<string>();
    for (const key of keptNames.flatMap((name) => versions.get(name)?.[0] ?? [])) {
      const version = parseVersionKey(key);
      if (!version?.isManifest) continue;
      const manifest = manifests.get(key) ?? (await store.readManifest(version.part, version.version));
      manifests.set(key, manifest);
      for (const file of Object.keys(manifest.files)) named.add(fileKey(manifest, file));
    }
    const beside = await Promise.all(
      [allMapsPrefix, allSignaturesPrefix, `${incoming}/`].map((prefix) => storage.list(prefix)),
    );
    const files = [...keys.filter(isFileForBrowsers), ...beside.flat()].filter((key) => {
      const version = parseVersionKey(key);
      return version ? !keptNames.includes(nameOf(version)) : !named.has(key);
    });
    return {
      releases: unusedReleases,
      versions: unusedVersions,
      files: await filterOld(files),
    };
  };
}

/** The keys of each version, complete or not, that of its manifest first. */
function groupByVersion(keys: string[]): Map<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const key of keys) {
    const version = parseVersionKey(key);
    if (!version) continue;
    const keysBefore = versions.get(nameOf(version)) ?? [];
    versions.set(nameOf(version), version.isManifest ? [key, ...keysBefore] : [...keysBefore, key]);
  }
  return versions;
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

function nameOf({ part, version }: { part: string; version: string }): string {
  return `${part}@${version}`;
}
