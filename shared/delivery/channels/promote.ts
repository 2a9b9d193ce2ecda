import type { Gate } from '../gate/gate.ts';
import type { ChannelAction } from '../store/channel-entry.ts';
import { releaseOf, withVersions } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { admit, type ProposedChange, rebase } from './admit.ts';
import {
  type ChannelHistory,
  type ChannelMove,
  changeChannel,
  maxJudgements,
  type OnRetry,
  readChannelHistory,
} from './change-channel.ts';

export interface Promotion {
  /** Part name to version; all others stay as they are. */
  versions: Record<string, string>;
  /** The id of the release, if one was named; `versions` are its own. A recent one comes back exactly as it was, and ends a canary. */
  release?: string;
  channel: string;
  why: string;
  by?: string;
  gate: Gate;
  /** Lets versions pass that were rolled back. */
  again?: boolean;
  action?: Extract<ChannelAction, 'start' | 'promote'>;
  onRetry?: OnRetry;
}

/**
 * Points a channel at its present release with other versions of some parts, once they pass the gate.
 * If another writer is first, the gate judges the new combination, once. Throws `Refused`, `NotInStore`.
 *
 * @example
 * await promote(store, { versions: { blog: '1.0.0-3f9a1c20' }, channel: 'production', why: 'two new posts', gate });
 */
export async function promote(store: ReleaseStore, promotion: Promotion): Promise<ChannelMove> {
  const { channel, why, by, gate, action = 'promote', onRetry } = promotion;
  const decide = async (history: ChannelHistory) => {
    const { now } = history;
    const change = await readChange(store, history, promotion);
    if (!now?.canary && change.proposed.id === now?.release) return undefined;
    const admitted = await admit(store, history, change, gate);
    const canary = namedRecent(history, promotion) ? undefined : await rebase(store, history, change, gate);
    if (admitted.release === now?.release && canary?.release === now.canary?.release) return undefined;
    return { ...admitted, canary, action, why, by };
  };
  return changeChannel(store, channel, decide, { onRetry, maxTries: maxJudgements });
}

/** Throws `Refused` if the channel would not take these versions now. Writes their release once the manifests pass, but moves no channel. */
export async function checkPromotion(
  store: ReleaseStore,
  promotion: Pick<Promotion, 'versions' | 'release' | 'channel' | 'gate' | 'again'>,
): Promise<void> {
  const history = await readChannelHistory(store, promotion.channel);
  await admit(store, history, await readChange(store, history, promotion), promotion.gate);
}

async function readChange(
  store: ReleaseStore,
  history: ChannelHistory,
  promotion: Pick<Promotion, 'versions' | 'release' | 'again'>,
): Promise<ProposedChange> {
  const { now } = history;
  const live = now ? await store.readRelease(now.release) : releaseOf({ parts: {} });
  const recent = namedRecent(history, promotion);
  const proposed = recent ? await store.readRelease(recent) : withVersions(live, promotion.versions);
  return { live, proposed, again: promotion.again };
}

/** The id of the release that was named, if it is recent. */
function namedRecent({ recent }: ChannelHistory, { release }: Pick<Promotion, 'release'>): string | undefined {
  return recent.find((id) => id === release);
}
