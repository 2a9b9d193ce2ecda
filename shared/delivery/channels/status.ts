import type { Retirement } from '@site/contracts/manifest';
import pLimit from 'p-limit';
import type { ChannelEntry } from '../store/channel-entry.ts';
import { versionsChanged } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { manifestKey } from '../store/store-layout.ts';
import { type Provenance, readProvenance } from '../store/version-files.ts';

export interface ChannelStatus {
  channel: string;
  entry: ChannelEntry;
  /** Part name to version. */
  parts: Record<string, string>;
  /** Part name to version: the versions of the canary that differ from the live ones. */
  canaryParts: Record<string, string>;
  /** Part name to the provenance of the live version. */
  provenance: Record<string, Provenance>;
  /** Part name to the provenance of the canary's version. */
  canaryProvenance: Record<string, Provenance>;
  /** Retired parts by name, each with where its addresses redirect to. */
  retired: Record<string, Retirement>;
}

/**
 * The state of every channel.
 *
 * @example
 * for (const { channel, entry, parts } of await readStatus(store)) console.log(channel, entry.release, parts);
 */
export async function readStatus(store: ReleaseStore): Promise<ChannelStatus[]> {
  const all = (await store.listChannels()).map((channel) => readChannelStatus(store, channel));
  return (await Promise.all(all)).filter((status) => status !== undefined);
}

async function readChannelStatus(store: ReleaseStore, channel: string): Promise<ChannelStatus | undefined> {
  const versions = await readChannelVersions(store, channel);
  if (!versions) return undefined;
  const [provenance, canaryProvenance] = await Promise.all([
    readProvenances(store, versions.parts),
    readProvenances(store, versions.canaryParts),
  ]);
  return { ...versions, provenance, canaryProvenance };
}

type ChannelVersions = Omit<ChannelStatus, 'provenance' | 'canaryProvenance'>;

/** Undefined if the channel never had a release. */
async function readChannelVersions(store: ReleaseStore, channel: string): Promise<ChannelVersions | undefined> {
  const entry = await store.channel(channel).newest();
  if (!entry) return undefined;
  const { parts, retired = {} } = await store.readRelease(entry.release);
  const canaryParts = entry.canary ? versionsChanged({ parts }, await store.readRelease(entry.canary.release)) : {};
  return { channel, entry, parts, canaryParts, retired };
}

async function readProvenances(
  store: ReleaseStore,
  parts: Record<string, string>,
): Promise<Record<string, Provenance>> {
  const all = Object.entries(parts).map(async ([part, version]) => {
    const provenance = await readProvenance(store.storage, part, version);
    return provenance ? [[part, provenance] as const] : [];
  });
  return Object.fromEntries((await Promise.all(all)).flat());
}

const maxReadsAtOnce = 16;

/** A version in the store. `publishedAt` is the file's time where no provenance was recorded. */
export interface ListedVersion extends Partial<Provenance> {
  version: string;
  publishedAt: string;
  /** Channels where it is live. */
  live: string[];
  /** Channels whose canary has it. */
  canary: string[];
}

/** The part's versions in the store, the last published first. */
export async function listVersions(store: ReleaseStore, part: string): Promise<ListedVersion[]> {
  const [names, channels] = await Promise.all([store.listVersions(part), store.listChannels()]);
  const read = await Promise.all(channels.map((channel) => readChannelVersions(store, channel)));
  const channelsWith = (version: string, of: 'parts' | 'canaryParts') =>
    read.flatMap((one) => (one?.[of][part] === version ? [one.channel] : []));
  const versions = await pLimit(maxReadsAtOnce).map(names, async (version) => ({
    version,
    ...((await readProvenance(store.storage, part, version)) ?? (await fileTime(store, part, version))),
    live: channelsWith(version, 'parts'),
    canary: channelsWith(version, 'canaryParts'),
  }));
  return versions.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

async function fileTime(store: ReleaseStore, part: string, version: string): Promise<{ publishedAt: string }> {
  const written = await store.storage.modified(manifestKey(part, version));
  return { publishedAt: written?.toISOString() ?? '' };
}
