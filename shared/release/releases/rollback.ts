import type { Release } from '@site/contracts/manifest';
import { allowAll, type Judge } from '../gate/judge.ts';
import { type ReleaseContent, stateOf, withPartOf } from '../store/release-content.ts';
import type { ChannelEntry, ReleaseStore } from '../store/release-store.ts';
import { admit, skippedBy } from './admit.ts';
import { changeChannel } from './change-channel.ts';

export interface Rollback {
  channel: string;
  why: string;
  by?: string | undefined;
  /** The release to return to; the previous one where absent. */
  to?: string | undefined;
  /** Rolls back this part only. */
  only?: string | undefined;
  judge: Judge;
}

/**
 * Points a channel back. A whole release passed the gate when it went live; a new combination must pass it now.
 * A canary ends too: whoever rolls back wants one known state. Throws `Refused`, `NotInStore`.
 *
 * @example
 * await rollback(store, { channel: 'production', only: 'blog', why: 'the list is empty', judge });
 */
export async function rollback(
  store: ReleaseStore,
  { channel, why, by, to, only, judge }: Rollback,
): Promise<ChannelEntry> {
  const standing = await store.readChannel(channel);
  if (!standing) throw new Error(`The channel ${channel} has no release yet, so there is nothing to roll back.`);
  // Determined once, before any retry: after somebody else's rollback, the release before the present one is the bad one.
  const target = await store.readRelease(to ?? (await previous(store, channel, standing, only)));
  return changeChannel(store, channel, async (now = standing) => {
    const live = await store.readRelease(now.release);
    const wanted = only ? changedBack(live, only, target) : target;
    const release = await admit(store, live, wanted, only ? judge : allowAll);
    if (release === now.release && !now.canary) return undefined;
    // A whole release is not judged again, so no check was skipped.
    return { release, action: 'rollback', why, by, ...(only && { without: skippedBy(judge) }) };
  });
}

/** The newest release before the present one; given a part, the newest one with another version of it, or without it if it was retired. */
async function previous(
  store: ReleaseStore,
  channel: string,
  now: ChannelEntry,
  part: string | undefined,
): Promise<string> {
  const content = await store.readRelease(now.release);
  const live = part && stateOf(content, part);
  const seen = new Set([now.release]);
  for (const { release } of (await store.history(channel)).reverse()) {
    if (seen.has(release)) continue;
    seen.add(release);
    const before = part && stateOf(await store.readRelease(release), part);
    if (!part || (before && before !== live)) return release;
  }
  if (!part) throw new Error(`${channel} had no other release.`);
  if (live) throw new Error(`${part} had no other version on ${channel}.`);
  throw new Error(`${channel} has no part ${part}; it has ${Object.keys(content.parts).join(', ')}.`);
}

function changedBack(live: ReleaseContent, part: string, target: Release): ReleaseContent {
  const wanted = withPartOf(target, live, part);
  if (wanted) return wanted;
  throw new Error(`Release ${target.id} has no part ${part}; it has ${Object.keys(target.parts).join(', ')}.`);
}
