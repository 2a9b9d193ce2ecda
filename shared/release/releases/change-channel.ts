import { setTimeout as pause } from 'node:timers/promises';
import type { BroughtVersion, ChannelEntry, ReleaseStore } from '../store/release-store.ts';
import { ChannelMoved } from '../store/store-errors.ts';
import { readOrigin } from '../store/version-files.ts';

/** Losing this often means that 200 changes of others landed meanwhile. */
const maxTries = 200;

export type Change = Omit<ChannelEntry, 'revision' | 'at' | 'brought'>;

/**
 * Moves a channel by compare-and-swap. `decide` sees where it stands and says what it should become, undefined for no change;
 * it is called again, and so checks again, each time another writer was first. Returns where the channel stands afterwards.
 *
 * @example
 * // Points staging to what production has, unless somebody was first.
 * await changeChannel(store, 'staging', async (now) => (now ? undefined : { release, action: 'start', why: 'as production' }));
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
    const brought = await broughtBy(store, change, now);
    try {
      return await store.moveChannel(channel, now?.revision ?? 0, {
        ...change,
        brought: brought.length > 0 ? brought : undefined,
      });
    } catch (error) {
      if (!(error instanceof ChannelMoved)) throw error;
      await pause(Math.random() * 20);
    }
  }
  throw new Error(`Others changed ${channel} ${maxTries} times while this change was made; run the command again.`);
}

function required(entry: ChannelEntry | undefined, channel: string): ChannelEntry {
  if (entry) return entry;
  throw new Error(`The channel ${channel} has no release yet; promote one to it first.`);
}

/** Recorded in the entry, because versions are pruned and the history is not. */
async function broughtBy(
  store: ReleaseStore,
  change: Pick<ChannelEntry, 'release' | 'canary'>,
  now: ChannelEntry | undefined,
): Promise<BroughtVersion[]> {
  const partsOf = async (id: string | undefined) => Object.entries(id ? (await store.readRelease(id)).parts : {});
  const [live, canary, oldLive, oldCanary] = await Promise.all(
    [change.release, change.canary?.release, now?.release, now?.canary?.release].map(partsOf),
  );
  const without = (parts: [string, string][] = [], others: [string, string][] = []) =>
    parts.filter(([part, version]) => !others.some(([name, other]) => name === part && other === version));
  const brought = [...without(live, oldLive), ...without(without(canary, live), oldCanary)];
  return Promise.all(
    brought.map(async ([part, version]) => ({ part, version, ...(await readOrigin(store.storage, part, version)) })),
  );
}
