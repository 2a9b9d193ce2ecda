import { diffReleases, lastTwoReleases, type PartDifference } from '@site/delivery/channels/compare-releases';
import { type ChannelStatus, readChannelStatus } from '@site/delivery/channels/status';
import type { RefusedEntry } from '@site/delivery/store/channel';
import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';

/** Entries shown. In a bucket each is a request. */
const maxEntries = 30;

export interface ReleasesView {
  status: ChannelStatus;
  /** The newest first. */
  entries: ChannelEntry[];
  last: LastChange | undefined;
  /** The last entries that the channel's policy did not allow. */
  refused: RefusedEntry[];
}

export interface LastChange {
  before: string;
  after: string;
  /** Undefined if a version of either has been removed from the store. */
  parts: PartDifference[] | undefined;
}

/** Undefined if the channel never had a release. */
export async function readReleases(store: ReleaseStore, channel: string): Promise<ReleasesView | undefined> {
  const [status, entries] = await Promise.all([
    readChannelStatus(store, channel),
    store.channel(channel).history(maxEntries),
  ]);
  const last = await readLast(store, lastTwoReleases(entries));
  return status && { status, entries: entries.toReversed(), last, refused: store.channel(channel).refused };
}

async function readLast(store: ReleaseStore, ids: [string, string] | undefined): Promise<LastChange | undefined> {
  if (!ids) return undefined;
  const [before, after] = ids;
  return { before, after, parts: await diffReleases(store, before, after).catch(undefinedIfNotInStore) };
}
