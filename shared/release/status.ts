import type { Retirement } from '@site/contracts/manifest';
import type { ChannelEntry } from './channel.ts';
import { stateOf } from './release-content.ts';
import type { ReleaseStore } from './release-store.ts';
import { mergeTables } from './release-table.ts';

export interface ChannelStatus {
  channel: string;
  entry: ChannelEntry;
  /** Part name to version. */
  parts: Record<string, string>;
  /** What the canary tries: part name to version, those that differ only. */
  tried: Record<string, string>;
  /** Retired parts by name, each with where its addresses lead. */
  retired: Record<string, Retirement>;
}

/** Where every channel stands. */
export async function readStatus(store: ReleaseStore): Promise<ChannelStatus[]> {
  const channels = await store.listChannels();
  const all = await Promise.all(
    channels.map(async (channel) => {
      const entry = await store.readChannel(channel);
      if (!entry) return [];
      const { parts, retired = {} } = await store.readRelease(entry.release);
      const canary = entry.canary ? (await store.readRelease(entry.canary.release)).parts : {};
      return [{ channel, entry, parts, tried: differing(parts, canary), retired }];
    }),
  );
  return all.flat();
}

export interface PartDifference {
  part: string;
  /** Undefined where the part is new or gone. */
  before: string | undefined;
  after: string | undefined;
  routesAdded: string[];
  routesGone: string[];
  /** Where its addresses lead, if it is retired after. */
  retired: Retirement | undefined;
  /** Of all files for browsers, uncompressed. */
  bytes: { before: number; after: number };
}

/** What differs between two releases, part by part. Throws `NotInStore`. */
export async function diffReleases(store: ReleaseStore, before: string, after: string): Promise<PartDifference[]> {
  const [old, next] = await Promise.all([store.readRelease(before), store.readRelease(after)]);
  const all = [old, next].flatMap(({ parts, retired = {} }) => [...Object.keys(parts), ...Object.keys(retired)]);
  const names = [...new Set(all)].filter((part) => stateOf(old, part) !== stateOf(next, part));
  return Promise.all(
    names.map(async (part) => {
      const [left, right] = await Promise.all([
        describe(store, part, old.parts[part]),
        describe(store, part, next.parts[part]),
      ]);
      return {
        part,
        before: old.parts[part],
        after: next.parts[part],
        routesAdded: right.routes.filter((path) => !left.routes.includes(path)),
        routesGone: left.routes.filter((path) => !right.routes.includes(path)),
        retired: next.retired?.[part],
        bytes: { before: left.bytes, after: right.bytes },
      };
    }),
  );
}

async function describe(
  store: ReleaseStore,
  part: string,
  version: string | undefined,
): Promise<{ routes: string[]; bytes: number }> {
  if (!version) return { routes: [], bytes: 0 };
  const manifest = await store.readPart(part, version);
  const own = Object.entries(manifest.files).filter(
    ([file]) => file.startsWith('browser/') && !/\.(br|gz)$/.test(file),
  );
  return {
    routes: mergeTables([manifest]).routes.map(({ path }) => path),
    bytes: own.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  };
}

function differing(parts: Record<string, string>, others: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(others).filter(([part, version]) => parts[part] !== version));
}
