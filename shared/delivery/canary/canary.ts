import { siteConfig } from '@site/brand/site.config';
import type { Release } from '@site/contracts/manifest';
import { admit } from '../channels/admit.ts';
import {
  type ChannelChange,
  type ChannelHistory,
  type ChannelMove,
  changeChannel,
  maxJudgements,
  type OnRetry,
} from '../channels/change-channel.ts';
import type { Gate } from '../gate/gate.ts';
import type { Canary } from '../store/channel-entry.ts';
import { versionsChanged, withVersions } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { versionNames } from '../store/version-names.ts';

export interface CanaryStart {
  channel: string;
  /** Part name to version: what the canary changes of the live release. */
  versions: Record<string, string>;
  percent: number;
  why: string;
  by?: string;
  gate: Gate;
  /** Lets versions pass that were rolled back. */
  again?: boolean;
  onRetry?: OnRetry;
}

/**
 * Shows a release to a share of the visitors. Throws if a canary of another part runs, `Refused`, `NotInStore`.
 *
 * @example
 * await startCanary(store, { channel: 'production', versions: { blog: '1.0.0-3f9a1c20' }, percent: 5, why: 'try', gate });
 * await endCanary(store, { channel: 'production', why: 'seen enough' });
 */
export async function startCanary(
  store: ReleaseStore,
  { channel, versions, percent, why, by, gate, again, onRetry }: CanaryStart,
): Promise<ChannelMove> {
  if (!isShare(percent))
    throw new Error(`A canary takes more than 0 and at most 100 percent, with two decimals at most, not ${percent}.`);
  const decide = async (history: ChannelHistory): Promise<ChannelChange | undefined> => {
    const { now } = history;
    if (!now)
      throw new Error(`The channel ${channel} has no release yet, so there is nothing to compare a canary with.`);
    const live = await store.readRelease(now.release);
    if (now.canary) await refuseOthers(store, { channel, live, canary: now.canary, versions });
    const { release, skippedChecks } = await admit(
      store,
      history,
      { live, proposed: withVersions(live, versions), again },
      gate,
    );
    if (release === now.release) throw new Error(`Release ${release} is live for all visitors of ${channel} already.`);
    return {
      release: now.release,
      canary: { release, percent },
      action: 'canary',
      why,
      by,
      skippedChecks,
    };
  };
  return changeChannel(store, channel, decide, { onRetry, maxTries: maxJudgements });
}

/** Edges divide visits into 10,000 groups, so that of a smaller share nobody would get the canary. */
export function isShare(percent: number): boolean {
  return percent > 0 && percent <= 100 && Number(percent.toFixed(2)) === percent;
}

/** A channel has one canary, and starting another would end one that somebody else watches. */
async function refuseOthers(
  store: ReleaseStore,
  { channel, live, canary, versions }: Pick<CanaryStart, 'channel' | 'versions'> & { live: Release; canary: Canary },
): Promise<void> {
  const tried = versionsChanged(live, await store.readRelease(canary.release));
  const otherVersions = Object.entries(tried).filter(([part]) => !Object.hasOwn(versions, part));
  if (otherVersions.length === 0) return;
  const names = versionNames(Object.fromEntries(otherVersions)).join(' ');
  const running = `${canary.percent} % of the visitors of ${channel} are trying ${names}`;
  const command = `${siteConfig.releaseCommand} canary --end --channel ${channel}`;
  throw new Error(`${running}; before you start another canary, promote that or end it with "${command}".`);
}

/** Ends the canary: all visitors have the channel's release again. */
export async function endCanary(
  store: ReleaseStore,
  { channel, why, by }: Pick<CanaryStart, 'channel' | 'why' | 'by'>,
): Promise<ChannelMove> {
  return changeChannel(store, channel, async ({ now }) =>
    now?.canary ? { release: now.release, action: 'canary', why, by } : undefined,
  );
}
