import type { Release } from '@site/contracts/manifest';
import { type Refusal, Refused } from '../gate/proposal.ts';
import type { ChannelEntry, HeldVersion } from '../store/channel-entry.ts';
import { versionsChanged } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type ChannelHistory, type ChannelMove, changeChannel } from './change-channel.ts';
import { describeHeld } from './describe.ts';

export interface HoldOptions {
  channel: string;
  part: string;
  version: string;
  why: string;
  by?: string;
}

/**
 * Keeps a version off a channel until somebody lifts the hold. A rollback also holds the versions it takes off. A canary
 * that tries the version ends. Throws `NotInStore`.
 *
 * @example
 * await hold(store, { channel: 'production', part: 'blog', version: '1.0.0-3f9a1c20', why: 'the list is empty' });
 * await unhold(store, { channel: 'production', part: 'blog', version: '1.0.0-3f9a1c20', why: 'it was the service' });
 */
export async function hold(
  store: ReleaseStore,
  { channel, part, version, why, by }: HoldOptions,
): Promise<ChannelMove> {
  await store.readManifest(part, version);
  return changeChannel(store, channel, async ({ now }) => {
    if (!now) throw new Error(`The channel ${channel} has no release yet, so there is nothing to hold a version from.`);
    if (isHeld(now.held, part, version)) return undefined;
    const isIn = async (release: string) => (await store.readRelease(release)).parts[part] === version;
    if (await isIn(now.release))
      throw new Error(
        `${part}@${version} is live on ${channel}; "npm run release -- rollback ${part} --channel ${channel}" takes it off and holds it.`,
      );
    const canary = now.canary && (await isIn(now.canary.release)) ? undefined : now.canary;
    const held = addHeld(now.held, { [part]: version }, { why, by });
    return { release: now.release, canary, action: 'hold', why, by, held };
  });
}

/** Lifts the hold of a version. Throws if it is not held. */
export async function unhold(
  store: ReleaseStore,
  { channel, part, version, why, by }: HoldOptions,
): Promise<ChannelMove> {
  return changeChannel(store, channel, async ({ now }) => {
    const { held = [] } = now ?? {};
    const lifted = heldAmong(held, { [part]: version });
    if (!now || lifted.length === 0) throw new Error(`${part}@${version} is not held on ${channel}. ${listed(held)}`);
    const { release, canary } = now;
    const remaining = held.filter((one) => !lifted.includes(one));
    return { release, canary, action: 'unhold', why, by, held: remaining };
  });
}

function listed(held: HeldVersion[]): string {
  return `Held there: ${held.map(({ part, version }) => `${part}@${version}`).join(', ') || 'nothing'}.`;
}

/** Throws `Refused` if one of these versions is held on the channel. Called first, before anything slow. */
export async function expectNotHeld(
  store: ReleaseStore,
  channel: string,
  versions: Record<string, string>,
): Promise<void> {
  const now = await store.channel(channel).newest();
  if (now?.held) refuseHeld({ channel, now }, await store.readRelease(now.release), { parts: versions });
}

/** Throws `Refused` if a change from one combination to another would bring back what is held. */
export function refuseHeld(
  { channel, now }: Pick<ChannelHistory, 'channel' | 'now'>,
  live: Release,
  proposed: Pick<Release, 'parts'>,
): void {
  const held = heldAmong(now?.held, versionsChanged(live, proposed));
  if (held.length > 0) throw new Refused(held.map((one) => holdRefusal(one, channel)));
}

function holdRefusal(held: HeldVersion, channel: string): Refusal {
  const { part, version } = held;
  return {
    check: 'hold',
    part,
    reason: `${version} ${describeHeld(held, channel)}`.replace(/\.?$/, '.'),
    remedy: `Deliver another version, or lift the hold: npm run release -- unhold ${part}@${version} --channel ${channel}`,
  };
}

/** The holds of these versions (part name to version). */
export function heldAmong(held: HeldVersion[] = [], versions: Record<string, string>): HeldVersion[] {
  return held.filter(({ part, version }) => versions[part] === version);
}

/** The holds that an entry of a channel has but the one before it did not have. */
export function heldSince({ held = [] }: ChannelEntry, before: ChannelEntry | undefined): HeldVersion[] {
  return held.filter((one) => !isHeld(before?.held, one.part, one.version));
}

/** Adds holds of these versions. A version that is held already keeps its first hold. */
export function addHeld(
  held: HeldVersion[] = [],
  versions: Record<string, string>,
  { why, by }: Pick<HeldVersion, 'why' | 'by'>,
): HeldVersion[] {
  const at = new Date().toISOString();
  const added = Object.entries(versions).filter(([part, version]) => !isHeld(held, part, version));
  return [...held, ...added.map(([part, version]) => ({ part, version, at, why, by }))];
}

function isHeld(held: HeldVersion[] = [], part: string, version: string): boolean {
  return held.some((one) => one.part === part && one.version === version);
}
