import { setTimeout as pause } from 'node:timers/promises';
import type { BroughtVersion, ChannelEntry, SkippedGateCheck } from '../store/channel-entry.ts';
import { pruneDefaults } from '../store/prune.ts';
import { versionsChanged } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { ChannelMoved } from '../store/store-errors.ts';
import { readProvenance } from '../store/version-files.ts';

/** A person waits while a release is judged, and another team may be as fast the next time. */
export const maxJudgements = 2;
/** The number that `prune` keeps. */
const maxRecentReleases = pruneDefaults.keep;

/** Where a channel stands, and what it had before. */
export interface ChannelHistory {
  channel: string;
  /** Undefined if the channel was never set. */
  now: ChannelEntry | undefined;
  /** Ids of the recent releases: the live one and the ten before it, the latest first. They passed the gate, and come back without it. */
  recent: string[];
}

/** Told where the channel stood and where another writer has moved it, before the change is decided anew. */
export type OnRetry = (before: ChannelEntry | undefined, now: ChannelEntry | undefined) => Promise<void>;

interface RetryOptions {
  onRetry?: OnRetry;
  /** Fewer where the gate judges each time. */
  maxTries?: number;
}

/** Where a channel stands after a change, and what this change had to do with it. */
export interface ChannelMove extends ChannelEntry {
  /** Whether this change made the entry; false if there was nothing to do. */
  isChanged: boolean;
  /** Where the channel stood. */
  before: ChannelEntry | undefined;
}

/**
 * The entry that a channel should get. Where `rolledBack` is absent, it stays as it was. Where `skippedChecks` is absent, a canary that goes on or goes live
 * takes along those that were skipped for it.
 */
export type ChannelChange = Omit<ChannelEntry, 'revision' | 'at' | 'brought'>;

/**
 * Moves a channel by compare-and-swap. `decide` gets where it stands and returns what it should become, or undefined for no change. It is
 * called again each time another writer was first.
 *
 * @example
 * // Points staging to what production has, unless somebody was first.
 * await changeChannel(store, 'staging', async ({ now }) => (now ? undefined : { release, action: 'start', why: 'as production' }));
 */
export async function changeChannel(
  store: ReleaseStore,
  channel: string,
  decide: (history: ChannelHistory) => Promise<ChannelChange | undefined>,
  { onRetry, maxTries = 200 }: RetryOptions = {},
): Promise<ChannelMove> {
  let history = await readChannelHistory(store, channel);
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const { now } = history;
    const change = await decide(history);
    if (!change && now) return { ...now, isChanged: false, before: now };
    if (!change) throw new Error(`The channel ${channel} has no release yet; promote one to it first.`);
    const brought = await broughtBy(store, change, now);
    // What comes back to the channel is no longer rolled back.
    const rolledBack = (change.rolledBack ?? now?.rolledBack ?? []).filter(
      (one) => !brought.some(({ part, version }) => part === one.part && version === one.version),
    );
    const skippedChecks = change.skippedChecks ?? skippedForCanary(change, now);
    try {
      const entry = await store.channel(channel).move(now?.revision ?? 0, {
        ...change,
        brought: brought.length > 0 ? brought : undefined,
        rolledBack: rolledBack.length > 0 ? rolledBack : undefined,
        skippedChecks: skippedChecks.length > 0 ? skippedChecks : undefined,
      });
      return { ...entry, isChanged: true, before: now };
    } catch (error) {
      if (!(error instanceof ChannelMoved)) throw error;
      await pause(Math.random() * 20);
      history = await readChannelHistory(store, channel);
      await onRetry?.(now, history.now);
    }
  }
  throw new Error(
    `Others changed ${channel} ${maxTries} times while this change was prepared. It is as they left it; run the command again.`,
  );
}

/** The checks that were skipped for the canary, if it goes on or its release goes live. */
function skippedForCanary({ release, canary }: ChannelChange, now: ChannelEntry | undefined): SkippedGateCheck[] {
  const isKept = now?.canary && (canary || release === now.canary.release);
  return (isKept && now.skippedChecks) || [];
}

export async function readChannelHistory(store: ReleaseStore, channel: string): Promise<ChannelHistory> {
  let now: ChannelEntry | undefined;
  const recent = new Set<string>();
  for await (const entry of store.channel(channel).newestFirst()) {
    now ??= entry;
    recent.add(entry.release);
    if (recent.size > maxRecentReleases) break;
  }
  return { channel, now, recent: [...recent] };
}

/** Recorded in the entry, because versions are pruned and the history is not. */
async function broughtBy(
  store: ReleaseStore,
  change: Pick<ChannelEntry, 'release' | 'canary'>,
  now: ChannelEntry | undefined,
): Promise<BroughtVersion[]> {
  const read = async (id: string | undefined) => (id ? store.readRelease(id) : { parts: {} });
  const [live, canary, oldLive, oldCanary] = await Promise.all([
    read(change.release),
    read(change.canary?.release),
    read(now?.release),
    read(now?.canary?.release),
  ]);
  const tried = { parts: versionsChanged(live, canary) };
  const brought = [versionsChanged(oldLive, live), versionsChanged(oldCanary, tried)].flatMap(Object.entries<string>);
  return Promise.all(
    brought.map(async ([part, version]) => ({
      part,
      version,
      ...(await readProvenance(store.storage, part, version)),
    })),
  );
}
