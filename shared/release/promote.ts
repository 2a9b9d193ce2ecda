import { changeChannel } from './change-channel.ts';
import type { Canary, ChannelAction, ChannelEntry } from './channel.ts';
import { type Judge, Refused } from './gate/judge.ts';
import type { ReleaseStore } from './release-store.ts';

export interface Promotion {
  /** Part name to version; all others stay as they are. */
  versions: Record<string, string>;
  channel: string;
  why: string;
  by?: string;
  judge: Judge;
  action?: Extract<ChannelAction, 'start' | 'promote'>;
}

/**
 * Points a channel at its present release with other versions of some parts, once the gate lets them.
 * Where another writer is first, the gate judges the new combination. Throws `Refused`, `NotInStore`.
 */
export async function promote(
  store: ReleaseStore,
  { versions, channel, why, by, judge, action = 'promote' }: Promotion,
): Promise<ChannelEntry> {
  return changeChannel(store, channel, async (now) => {
    const live = now ? (await store.readRelease(now.release)).parts : {};
    if (!now?.canary && Object.entries(versions).every(([part, version]) => live[part] === version)) return undefined;
    const release = await admit(store, live, { ...live, ...versions }, judge);
    const canary = now?.canary && (await rebase(store, now.canary, live, versions, judge));
    if (release === now?.release && canary?.release === now.canary?.release) return undefined;
    return {
      release,
      action,
      why,
      ...(by && { by }),
      ...(canary && { canary }),
      ...(judge.skipped.length > 0 && { without: judge.skipped }),
    };
  });
}

/** Whether the gate would let these versions onto the channel as it stands; nothing is changed but for the release being written. */
export async function rehearse(
  store: ReleaseStore,
  { versions, channel, judge }: Pick<Promotion, 'versions' | 'channel' | 'judge'>,
): Promise<void> {
  const now = await store.readChannel(channel);
  const live = now ? (await store.readRelease(now.release)).parts : {};
  await admit(store, live, { ...live, ...versions }, judge);
}

/** Judges a combination and answers its release, every file of it checked. Throws `Refused`. */
export async function admit(
  store: ReleaseStore,
  live: Record<string, string>,
  wanted: Record<string, string>,
  judge: Judge,
): Promise<string> {
  const proposal = { live: await store.readParts(live), proposed: await store.readParts(wanted) };
  const refusals = await judge.check(proposal);
  if (refusals.length > 0) throw new Refused(refusals);
  await Promise.all(proposal.proposed.map((manifest) => store.verify(manifest)));
  return (await store.createRelease(wanted)).id;
}

/** Rebases a canary on what others have promoted, so that promoting it later does not undo their work. */
async function rebase(
  store: ReleaseStore,
  canary: Canary,
  live: Record<string, string>,
  versions: Record<string, string>,
  judge: Judge,
) {
  const { parts } = await store.readRelease(canary.release);
  const tried = Object.fromEntries(
    Object.entries(parts).filter(([part, version]) => live[part] !== version && versions[part] !== version),
  );
  if (Object.keys(tried).length === 0) return undefined;
  const next = { ...live, ...versions };
  return { ...canary, release: await admit(store, next, { ...next, ...tried }, judge) };
}
