import type { Retirement } from '@site/contracts/manifest';
import type { ChannelEntry } from '../channel/channel-entry.ts';
import { type Origin, readOrigin } from '../store/origin.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface ChannelStatus {
  channel: string;
  entry: ChannelEntry;
  /** Part name to version. */
  parts: Record<string, string>;
  /** What the canary tries: part name to version, those that differ only. */
  tried: Record<string, string>;
  /** Part name to what is known of the making of the live version, and of the one that the canary tries. */
  origins: Record<string, Origin>;
  triedOrigins: Record<string, Origin>;
  /** Retired parts by name, each with where its addresses lead. */
  retired: Record<string, Retirement>;
}

/** Where every channel stands. */
export async function readStatus(store: ReleaseStore): Promise<ChannelStatus[]> {
  const all = (await store.listChannels()).map((channel) => readChannelStatus(store, channel));
  return (await Promise.all(all)).filter((status) => status !== undefined);
}

/** Undefined where the channel never had a release. */
export async function readChannelStatus(store: ReleaseStore, channel: string): Promise<ChannelStatus | undefined> {
  const entry = await store.readChannel(channel);
  if (!entry) return undefined;
  const { parts, retired = {} } = await store.readRelease(entry.release);
  const tried = entry.canary ? differing(parts, (await store.readRelease(entry.canary.release)).parts) : {};
  const [origins, triedOrigins] = await Promise.all([originsOf(store, parts), originsOf(store, tried)]);
  return { channel, entry, parts, tried, origins, triedOrigins, retired };
}

function differing(parts: Record<string, string>, others: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(others).filter(([part, version]) => parts[part] !== version));
}

async function originsOf(store: ReleaseStore, parts: Record<string, string>): Promise<Record<string, Origin>> {
  const all = Object.entries(parts).map(async ([part, version]) => {
    const origin = await readOrigin(store.storage, part, version);
    return origin ? [[part, origin] as const] : [];
  });
  return Object.fromEntries((await Promise.all(all)).flat());
}
