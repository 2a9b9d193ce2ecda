import type { Judge } from '../gate/judge.ts';
import { type ReleaseContent, releaseOf, withVersions } from '../store/release-content.ts';
import type { ChannelAction, ChannelEntry, ReleaseStore } from '../store/release-store.ts';
import { admit, rebase } from './admit.ts';
import { changeChannel, readStanding, type Standing } from './change-channel.ts';

export interface Promotion {
  /** Part name to version; all others stay as they are. */
  versions: Record<string, string>;
  /**
   * The release of which these are all versions, where it was named by its id. One of the channel's last ten comes back as it was, without
   * the gate, and a canary ends.
   */
  release?: string | undefined;
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
export async function promote(store: ReleaseStore, promotion: Promotion): Promise<ChannelEntry> {
  const { channel, why, by, judge, action = 'promote' } = promotion;
  return changeChannel(store, channel, async (standing) => {
    const { now } = standing;
    const move = await moveTo(store, standing, promotion);
    if (!now?.canary && releaseOf(move.wanted).id === now?.release) return undefined;
    const admitted = await admit(store, standing, move, judge);
    const canary = move.isBack ? undefined : await rebase(store, standing, move, judge);
    if (admitted.release === now?.release && canary?.release === now.canary?.release) return undefined;
    return { ...admitted, canary, action, why, by };
  });
}

/** Whether the gate would let these versions onto the channel as it stands; nothing is changed but for the release being written. */
export async function judgePromotion(
  store: ReleaseStore,
  promotion: Pick<Promotion, 'versions' | 'release' | 'channel' | 'judge'>,
): Promise<void> {
  const standing = await readStanding(store, promotion.channel);
  await admit(store, standing, await moveTo(store, standing, promotion), promotion.judge);
}

async function moveTo(
  store: ReleaseStore,
  { now, recent }: Standing,
  { versions, release }: Pick<Promotion, 'versions' | 'release'>,
) {
  const live = now ? await store.readRelease(now.release) : noParts;
  const isBack = release !== undefined && recent.includes(release);
  return { live, wanted: isBack ? await store.readRelease(release) : withVersions(live, versions), isBack };
}

const noParts: ReleaseContent = { parts: {} };
