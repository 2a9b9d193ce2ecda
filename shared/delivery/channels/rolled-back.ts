import type { Release } from '@site/contracts/manifest';
import { type Refusal, Refused } from '../gate/proposal.ts';
import type { ChannelEntry, RolledBackVersion } from '../store/channel-entry.ts';
import { versionsChanged } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ChannelHistory } from './change-channel.ts';
import { describeRolledBack } from './describe.ts';

/**
 * Throws `Refused` if one of these versions was rolled back on the channel. Called first, before anything slow.
 *
 * @example
 * await expectNotRolledBack(store, 'production', { blog: '1.0.0-3f9a1c20' });
 */
export async function expectNotRolledBack(
  store: ReleaseStore,
  channel: string,
  versions: Record<string, string>,
): Promise<void> {
  const now = await store.channel(channel).newest();
  if (now?.rolledBack) refuseRolledBack({ channel, now }, await store.readRelease(now.release), { parts: versions });
}

/** Throws `Refused` if a change from one combination to another would bring back what was rolled back. */
export function refuseRolledBack(
  { channel, now }: Pick<ChannelHistory, 'channel' | 'now'>,
  live: Release,
  proposed: Pick<Release, 'parts'>,
): void {
  const refused = rolledBackAmong(now?.rolledBack, versionsChanged(live, proposed));
  if (refused.length > 0) throw new Refused(refused.map((version) => refusalOf(version, channel)));
}

function refusalOf(rolledBack: RolledBackVersion, channel: string): Refusal {
  return {
    check: 'rolled back',
    part: rolledBack.part,
    reason: `${rolledBack.version} ${describeRolledBack(rolledBack, channel)}`.replace(/\.?$/, '.'),
    remedy: 'Deliver another version; if this one was not to blame, give the same command with --again.',
  };
}

/** Those of these versions (part name to version) that were rolled back. */
export function rolledBackAmong(
  rolledBack: RolledBackVersion[] = [],
  versions: Record<string, string>,
): RolledBackVersion[] {
  return rolledBack.filter(({ part, version }) => versions[part] === version);
}

/** What an entry of a channel has rolled back. */
export function rolledBackSince(
  { rolledBack = [] }: ChannelEntry,
  before: ChannelEntry | undefined,
): RolledBackVersion[] {
  return rolledBack.filter((one) => !includes(before?.rolledBack, one.part, one.version));
}

/** Adds these versions. One that was rolled back before keeps its first reason. */
export function addRolledBack(
  rolledBack: RolledBackVersion[] = [],
  versions: Record<string, string>,
  { why, by }: Pick<RolledBackVersion, 'why' | 'by'>,
): RolledBackVersion[] {
  const at = new Date().toISOString();
  const added = Object.entries(versions).filter(([part, version]) => !includes(rolledBack, part, version));
  return [...rolledBack, ...added.map(([part, version]) => ({ part, version, at, why, by }))];
}

function includes(rolledBack: RolledBackVersion[] = [], part: string, version: string): boolean {
  return rolledBack.some((one) => one.part === part && one.version === version);
}
