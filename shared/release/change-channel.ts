import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelEntry } from './channel.ts';
import type { ReleaseStore } from './release-store.ts';
import { ChannelMoved } from './store-errors.ts';

/** Losing this often means that 200 changes of others landed meanwhile. */
const maxTries = 200;

export type Change = Omit<ChannelEntry, 'revision' | 'at'>;

/**
 * Moves a channel by compare-and-swap. `decide` sees where it stands and says what it should become, undefined for no change;
 * it is called again, and so checks again, each time another writer was first. Returns where the channel stands afterwards.
 */
export async function changeChannel(
  store: ReleaseStore,
  channel: string,
  decide: (now: ChannelEntry | undefined) => Promise<Change | undefined>,
): Promise<ChannelEntry> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
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
  throw new Error(`${channel} moved ${maxTries} times while this change was made; try again when others are done.`);
}

function required(entry: ChannelEntry | undefined, channel: string): ChannelEntry {
  if (entry) return entry;
  throw new Error(`The channel ${channel} points nowhere yet; promote a part to it first.`);
}
