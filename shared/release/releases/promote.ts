import type { Judge } from '../gate/judge.ts';
import { type ReleaseContent, withVersions } from '../store/release-content.ts';
import type { ChannelAction, ChannelEntry, ReleaseStore } from '../store/release-store.ts';
import { admit, rebase, skippedBy } from './admit.ts';
import { changeChannel } from './change-channel.ts';

export interface Promotion {
  /** Part name to version; all others stay as they are. */
  versions: Record<string, string>;
  channel: string;
  why: string;
  by?: string | undefined;
  judge: Judge;
  action?: Extract<ChannelAction, 'start' | 'promote'>;
}

/**
 * Points a channel at its present release with other versions of some parts, once the gate lets them.
 * Where another writer is first, the gate judges the new combination. Throws `Refused`, `NotInStore`.
 *
 * @example
 * await promote(store, { versions: { blog: '1.0.0-3f9a1c20' }, channel: 'production', why: 'two new posts', judge });
 */
export async function promote(
  store: ReleaseStore,
  { versions, channel, why, by, judge, action = 'promote' }: Promotion,
): Promise<ChannelEntry> {
  return changeChannel(store, channel, async (now) => {
    const live = now ? await store.readRelease(now.release) : noParts;
    if (!now?.canary && Object.entries(versions).every(([part, version]) => live.parts[part] === version))
      return undefined;
    const next = withVersions(live, versions);
    const release = await admit(store, live, next, judge);
    const canary = now?.canary && (await rebase(store, now.canary, live, next, judge));
    if (release === now?.release && canary?.release === now.canary?.release) return undefined;
    return { release, canary, action, why, by, without: skippedBy(judge) };
  });
}

/** Whether the gate would let these versions onto the channel as it stands; nothing is changed but for the release being written. */
export async function judgePromotion(
  store: ReleaseStore,
  { versions, channel, judge }: Pick<Promotion, 'versions' | 'channel' | 'judge'>,
): Promise<void> {
  const now = await store.readChannel(channel);
  const live = now ? await store.readRelease(now.release) : noParts;
  await admit(store, live, withVersions(live, versions), judge);
}

const noParts: ReleaseContent = { parts: {} };
