import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelEntry } from './channel.ts';
import type { ReleaseStore } from './release-store.ts';
import { ChannelMoved } from './store-errors.ts';

/** So many writers may be first before one gives up; each loss means that another's change landed. */
const mostTries = 200;

export type Change = Omit<ChannelEntry, 'revision' | 'at'>;

/**
 * Moves a channel by compare-and-swap. `decide` sees where it stands and says what it shall become, undefined for nothing;
 * it is asked anew, and so makes its checks anew, each time another writer was first. Answers where the channel stands then.
 */
export async function changeChannel(
  store: ReleaseStore,
  channel: string,
  decide: (now: ChannelEntry | undefined) => Promise<Change | undefined>,
): Promise<ChannelEntry> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const now = await store.readChannel(channel);
    const change = await decide(now);
    if (!change) return required(now, channel);
    try {
      return await store.moveChannel(channel, now?.revision ?? 0, change);
    } catch (error) {
      if (!(error instanceof ChannelMoved)) throw error;
      await pause(Math.random() * 20);
    }
  }
  throw new Error(`${channel} moved ${mostTries} times while this change was made; try again when others are done.`);
}

function required(entry: ChannelEntry | undefined, channel: string): ChannelEntry {
  if (entry) return entry;
  throw new Error(`The channel ${channel} points nowhere yet; promote a part to it first.`);
}
