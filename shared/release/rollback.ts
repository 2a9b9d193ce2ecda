import { changeChannel } from './change-channel.ts';
import type { ChannelEntry } from './channel.ts';
import type { Judge } from './gate/judge.ts';
import { admit } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';

export interface Rollback {
  channel: string;
  why: string;
  by?: string;
  /** The release to return to; the previous one where absent. */
  to?: string;
  /** Rolls back this part only. */
  only?: string;
  judge: Judge;
}

/**
 * Points a channel back. A whole release passed the gate when it went live; a new combination must pass it now.
 * A canary ends too: whoever rolls back wants one known state. Throws `Refused`, `NotInStore`.
 */
export async function rollback(
  store: ReleaseStore,
  { channel, why, by, to, only, judge }: Rollback,
): Promise<ChannelEntry> {
  return changeChannel(store, channel, async (now) => {
    if (!now) throw new Error(`The channel ${channel} has no release yet, so there is nothing to roll back.`);
    const { parts: live } = await store.readRelease(now.release);
    const target = await store.readRelease(to ?? (await previous(store, channel, now, only)));
    const wanted = only ? { ...live, [only]: versionIn(target, only) } : target.parts;
    const release = await admit(store, live, wanted, only ? judge : { skipped: [], check: async () => [] });
    if (release === now.release && !now.canary) return undefined;
    return { release, action: 'rollback', why, ...(by && { by }) };
  });
}

/** The newest release before the present one; given a part, the newest one with another version of it. */
async function previous(
  store: ReleaseStore,
  channel: string,
  now: ChannelEntry,
  part: string | undefined,
): Promise<string> {
  const { parts: live } = await store.readRelease(now.release);
  const seen = new Set([now.release]);
  for (const { release } of (await store.history(channel)).reverse()) {
    if (seen.has(release)) continue;
    seen.add(release);
    const before = part && (await store.readRelease(release)).parts[part];
    if (!part || (before && before !== live[part])) return release;
  }
  throw new Error(part ? `${part} had no other version on ${channel}.` : `${channel} had no other release.`);
}

function versionIn({ id, parts }: { id: string; parts: Record<string, string> }, part: string): string {
  const version = parts[part];
  if (!version) throw new Error(`Release ${id} has no part ${part}; it has ${Object.keys(parts).join(', ')}.`);
  return version;
}
