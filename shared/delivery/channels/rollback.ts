import { siteConfig } from '@site/brand/site.config';
import type { Release } from '@site/contracts/manifest';
import { compatibilityGate, type Gate } from '../gate/gate.ts';
import { versionOrRetirement, versionsChanged, withPartOf } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { undefinedIfNotInStore } from '../store/store-errors.ts';
import { admit } from './admit.ts';
import { type ChannelHistory, type ChannelMove, changeChannel } from './change-channel.ts';
import { addRolledBack, rolledBackAmong } from './rolled-back.ts';

export interface Rollback {
  channel: string;
  why: string;
  by?: string;
  /** The release to return to; the previous one where absent. */
  to?: string;
  /** Rolls back this part only. */
  part?: string;
  /** Used if the release is not a recent one. */
  gate: Gate;
}

/**
 * Points a channel back. The versions that it takes off come back only with `--again`. A recent release is live again at once, without reading its files or
 * running anything. A canary ends, because a rollback must lead to one known state. Throws `Refused`, `NotInStore`.
 *
 * @example
 * await rollback(store, { channel: 'production', part: 'blog', why: 'the list is empty', gate });
 */
export async function rollback(
  store: ReleaseStore,
  { channel, why, by, to, part, gate }: Rollback,
): Promise<ChannelMove> {
  let target: Release | undefined;
  return changeChannel(store, channel, async (history) => {
    const { now, recent } = history;
    if (!now) throw new Error(`The channel ${channel} has no release yet, so there is nothing to roll back.`);
    const [live, recentReleases] = await Promise.all([store.readRelease(now.release), readStored(store, recent)]);
    // Determined once, before any retry: after somebody else's rollback, the release before the present one is the bad one.
    target ??= to ? await store.readRelease(to) : await findPrevious(store, history, { live, recentReleases, part });
    const proposed = part ? withPartOf(target, live, part) : target;
    if (!proposed) throw new Error(`Release ${target.id} has no part ${part}; it has ${partNames(target)}.`);
    // Each of its versions passed the gate in a recent release; only whether they run together is left to check.
    const sufficientGate = recent.includes(target.id) ? compatibilityGate : gate;
    const admitted = await admit(store, history, { live, proposed }, sufficientGate);
    if (admitted.release === now.release && !now.canary) return undefined;
    let { rolledBack } = now;
    for (const release of releasesAfter(target, recentReleases))
      rolledBack = addRolledBack(rolledBack, ofPart(versionsChanged(proposed, release), part), { why, by });
    return { ...admitted, action: 'rollback', why, by, rolledBack };
  });
}

/** Reads these releases, and skips those that the store no longer has. */
async function readStored(store: ReleaseStore, ids: string[]): Promise<Release[]> {
  const read = await Promise.all(ids.map((id) => store.readRelease(id).catch(undefinedIfNotInStore)));
  return read.filter((release) => release !== undefined);
}

interface Search {
  live: Release;
  /** The latest first, as in `ChannelHistory`. */
  recentReleases: Release[];
  part: string | undefined;
}

/**
 * The newest release before the present one of which nothing was rolled back. Given a part, the newest one with another version of it, or without
 * it if it was retired.
 */
async function findPrevious(
  store: ReleaseStore,
  { channel, now, recent }: ChannelHistory,
  { live, recentReleases, part }: Search,
): Promise<Release> {
  const isPrevious = (release: Release) => {
    if (part) {
      const previous = versionOrRetirement(release, part);
      // A release from before the part existed has nothing to return to.
      if (previous === undefined || previous === versionOrRetirement(live, part)) return false;
    }
    return rolledBackAmong(now?.rolledBack, ofPart(versionsChanged(live, release), part)).length === 0;
  };
  const previous = recentReleases.slice(1).find(isPrevious);
  if (previous) return previous;
  const searched = new Set(recent);
  for await (const { release: id } of store.channel(channel).newestFirst()) {
    const release = searched.has(id) ? undefined : await store.readRelease(id).catch(undefinedIfNotInStore);
    if (release && isPrevious(release)) return release;
    searched.add(id);
  }
  const condition = now?.rolledBack
    ? ` and that was not rolled back; "${siteConfig.releaseCommand} status" shows what was`
    : '';
  if (!part) throw new Error(`${channel} had no other release that the store still has${condition}.`);
  if (versionOrRetirement(live, part))
    throw new Error(`${part} had no other version on ${channel} that the store still has${condition}.`);
  throw new Error(`${channel} has no part ${part}; it has ${partNames(live)}.`);
}

function partNames({ parts }: Release): string {
  return Object.keys(parts).join(', ');
}

/** All of these versions, or that of one part. */
function ofPart(versions: Record<string, string>, part: string | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => part === undefined || name === part));
}

/** The recent releases that were live after this one, the latest first. */
function releasesAfter(target: Release, recentReleases: Release[]): Release[] {
  const reached = recentReleases.findIndex(({ id }) => id === target.id);
  return reached < 0 ? recentReleases : recentReleases.slice(0, reached);
}
