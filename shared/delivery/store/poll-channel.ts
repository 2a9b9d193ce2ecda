import { poll } from '@site/service/process/poll';
import type { Channel } from './channel.ts';
import type { ChannelEntry } from './channel-entry.ts';
import { NotSigned } from './store-errors.ts';

/** In a bucket each read is one request, and a delivery takes seconds anyway. */
const intervalMs = 1_000;

interface ChannelPollOptions {
  /** The revision that is known already; 0 if there is none. */
  since: number;
  /** Gets the channel's newest entry. If it throws, it gets the newest one again after a second, but not one that is not signed. */
  onMove: (entry: ChannelEntry) => Promise<void>;
  /** Called when the channel cannot be read or `onMove` throws, but not again for the same error until that has succeeded. */
  onFailure: (error: unknown) => void;
}

/**
 * Follows a channel, whose next entry it asks for once a second. If it moves several times within that second, only the last entry is seen.
 * @example
 * const { stop } = pollChannel(store.channel('production'), { since: live.revision, onMove: show, onFailure: console.error });
 */
export function pollChannel(channel: Pick<Channel, 'newestAfter'>, { since, onMove, onFailure }: ChannelPollOptions) {
  let revision = since;
  async function readChannel() {
    const newest = await channel.newestAfter(revision);
    if (!newest) return;
    await onMove(newest).catch((error: unknown) => {
      if (!(error instanceof NotSigned)) throw error;
      onFailure(error);
    });
    revision = newest.revision;
  }
  return poll(readChannel, { intervalMs, onFailure });
}
