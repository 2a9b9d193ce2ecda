import { siteConfig } from '@site/brand/site.config';
import type { PartManifest, Retirement } from '@site/contracts/manifest';
import type { RouteEntry } from '@site/contracts/part';
import type { ChannelEntry } from '../store/channel-entry.ts';
import { versionOrRetirement } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { isEmbedFile, plainName } from '../store/store-layout.ts';
import { type Provenance, readProvenance } from '../store/version-files.ts';

export interface PartDifference {
  part: string;
  /** Undefined if the part is new or gone. */
  before: string | undefined;
  after: string | undefined;
  /** Who built `after`, from what and when, as far as it is known. */
  provenance: Provenance | undefined;
  routesAdded: string[];
  routesGone: string[];
  /** Where its addresses redirect to, if it is retired after. */
  retired?: Retirement | undefined;
  /** Changed words in titles, menus and lists. */
  words: WordChange[];
  /** For browsers and servers, without compressed copies. */
  files: { added: string[]; changed: string[]; gone: string[] };
  /** Uncompressed size of all files for browsers; `fresh` is what a browser that had the old version fetches anew. */
  bytes: { before: number; after: number; fresh: number };
}

export interface WordChange {
  path: string;
  /** `title`, `description`, `label`, or a menu: `menu main`. */
  field: string;
  /** Undefined if there was, or is, no such entry. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * Compares two releases part by part. Throws `NotInStore`.
 *
 * @example
 * const [before, after] = lastTwoReleases(await store.channel(siteConfig.channels.production).history()) ?? [];
 * if (before && after) for (const { part, words } of await diffReleases(store, before, after)) console.log(part, words);
 */
export async function diffReleases(store: ReleaseStore, before: string, after: string): Promise<PartDifference[]> {
  const [old, next] = await Promise.all([store.readRelease(before), store.readRelease(after)]);
  const all = [old, next].flatMap(({ parts, retired = {} }) => [...Object.keys(parts), ...Object.keys(retired)]);
  const names = [...new Set(all)].filter((part) => versionOrRetirement(old, part) !== versionOrRetirement(next, part));
  return Promise.all(
    names.map(async (part) => ({
      ...(await differenceOf(store, part, old.parts[part], next.parts[part])),
      retired: next.retired?.[part],
    })),
  );
}

/** The last two different releases among a channel's entries, the older first. Undefined if all entries have the same release. */
export function lastTwoReleases(entries: Pick<ChannelEntry, 'release'>[]): [string, string] | undefined {
  const ids = entries.map(({ release }) => release);
  const after = ids.at(-1);
  const before = ids.findLast((id) => id !== after);
  return after && before ? [before, after] : undefined;
}

/** What a version would change for the visitors of production. Undefined if it is live already. Throws `NotInStore`. */
export async function compareToLive(
  store: ReleaseStore,
  part: string,
  version: string,
): Promise<PartDifference | undefined> {
  const entry = await store.channel(siteConfig.channels.production).newest();
  const live = entry && (await store.readRelease(entry.release)).parts[part];
  return live === version ? undefined : differenceOf(store, part, live, version);
}

async function differenceOf(
  store: ReleaseStore,
  part: string,
  before: string | undefined,
  after: string | undefined,
): Promise<PartDifference> {
  const [left, right, provenance] = await Promise.all([
    before === undefined ? undefined : store.readManifest(part, before),
    after === undefined ? undefined : store.readManifest(part, after),
    after === undefined ? undefined : readProvenance(store.storage, part, after),
  ]);
  const [oldRoutes, newRoutes] = [routesOf(left), routesOf(right)];
  return {
    part,
    before,
    after,
    provenance,
    routesAdded: [...newRoutes.keys()].filter((path) => !oldRoutes.has(path)),
    routesGone: [...oldRoutes.keys()].filter((path) => !newRoutes.has(path)),
    words: [...newRoutes].flatMap(([path, route]) => wordChanges(path, oldRoutes.get(path), route)),
    ...filesChanged(left?.files ?? {}, right?.files ?? {}),
  };
}

function routesOf(manifest: PartManifest | undefined): Map<string, RouteEntry> {
  return new Map(manifest?.table.routes.map((route) => [route.path, route]));
}

/** Empty for a new route, all of whose words are new. */
function wordChanges(path: string, before: RouteEntry | undefined, after: RouteEntry): WordChange[] {
  if (!before) return [];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ path, field, before: old[field], after: now[field] }));
}

function wordsOf({ title, description, label, menus }: RouteEntry): Record<string, string> {
  return { title, description, label, ...Object.fromEntries(menus.map((menu) => [`menu ${menu.group}`, menu.label])) };
}

function filesChanged(old: PartManifest['files'], now: PartManifest['files']): Pick<PartDifference, 'files' | 'bytes'> {
  const [before, after] = [byPlainName(old), byPlainName(now)];
  const bytes = { before: bytesForBrowsers(before.values()), after: bytesForBrowsers(after.values()) };
  const added = [...after.keys()].filter((name) => !before.has(name));
  const changed = [...after.keys()].filter(
    (name) => before.has(name) && before.get(name)?.sha384 !== after.get(name)?.sha384,
  );
  const fresh = [...added, ...changed].flatMap((name) => after.get(name) ?? []);
  return {
    files: { added, changed, gone: [...before.keys()].filter((name) => !after.has(name)) },
    bytes: { ...bytes, fresh: bytesForBrowsers(fresh) },
  };
}

interface NamedFile {
  file: string;
  sha384: string;
  bytes: number;
}

/** Without compressed copies, and without the hashes in their names: a changed file has another one. */
function byPlainName(files: PartManifest['files']): Map<string, NamedFile> {
  const named = Object.entries(files).map(([file, content]) => ({ file, ...content }));
  return new Map(named.filter(({ file }) => !/\.(br|gz)$/.test(file)).map((one) => [plainName(one.file), one]));
}

function bytesForBrowsers(files: Iterable<NamedFile>): number {
  const loaded = [...files].filter(({ file }) => file.startsWith('browser/') && !isEmbedFile(file));
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}
