import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelEntry } from '@site/release/channel';
import type { ReleaseStore } from '@site/release/release-store';
import { type LiveRelease, openRelease } from './live-release.ts';

/**
 * `lookEvery`: how often the channel is looked at, in milliseconds. A folder also tells by itself; of a bucket each look is one request.
 * `longestPreparation`: a release goes live so soon after the pointer moved, in milliseconds, ready or not: its first pages wait for
 * their renderer then. In a folder releases are prepared when they are made, seconds before anybody points to them, so this is for rollbacks
 * to long ago. From a bucket the parts have to come first, which no visitor shall wait for.
 */
const paces = {
  folder: { lookEvery: 500, longestPreparation: 50 },
  bucket: { lookEvery: 1_000, longestPreparation: 10_000 },
};

/** So many releases before the present one may still stand in for it. */
const mostFormer = 3;

export interface ChannelState {
  live: LiveRelease;
  canary?: { release: LiveRelease; percent: number };
}

type Pointer = Pick<ChannelEntry, 'release' | 'revision' | 'canary'>;

interface FollowOptions {
  store: ReleaseStore;
  channel: string;
  /** A release to stay with, wherever the channel points. */
  fixed?: string;
  /** Makes a release quick to answer. What it throws before it goes live keeps the present one. */
  prepare: (id: string) => Promise<void>;
  /** `former`: ids of the releases that were live before, the latest first. */
  onChange: (state: ChannelState, former: string[]) => void;
}

/** Follows a channel: its release and its canary change together, by one assignment, so no request sees half of it. */
export async function followChannel({ store, channel, fixed, prepare, onChange }: FollowOptions) {
  let entry: Pointer | undefined;
  let state: ChannelState | undefined;
  let former: string[] = [];
  let isLooking = false;
  let isAsked = false;
  const { lookEvery, longestPreparation } = store.isWatchable ? paces.folder : paces.bucket;
  const preparesNew = store.isWatchable && !fixed;
  let known = new Set(preparesNew ? await store.listReleases() : []);

  async function look() {
    const newest = fixed ? { release: fixed, revision: 0 } : await store.channelAfter(channel, entry?.revision ?? 0);
    if (newest && newest.revision !== entry?.revision) {
      const next = await open(newest);
      if (state && state.live.id !== next.live.id) former = [state.live.id, ...former].slice(0, mostFormer);
      state = next;
      entry = newest;
      onChange(state, former);
    }
    if (preparesNew) prepareNew();
  }

  async function open({ release, canary }: Pointer): Promise<ChannelState> {
    const [live, tried] = await Promise.all([openSoon(release), canary && openSoon(canary.release)]);
    return { live, ...(canary && tried && { canary: { release: tried, percent: canary.percent } }) };
  }

  async function openSoon(id: string): Promise<LiveRelease> {
    const preparing = prepare(id);
    // After the race nobody waits for it; the first page that needs it learns of its failure.
    preparing.catch(() => undefined);
    const [release] = await Promise.all([
      openRelease(store, id),
      state ? Promise.race([preparing, pause(longestPreparation, undefined, { ref: false })]) : preparing,
    ]);
    return release;
  }

  /** Whoever makes a release is about to point somewhere with it. */
  async function prepareNew() {
    const present = await store.listReleases();
    const latest = present.filter((id) => !known.has(id)).at(-1);
    known = new Set(present);
    if (latest) await prepare(latest).catch(() => undefined);
  }

  async function lookQuietly() {
    isAsked = true;
    if (isLooking) return;
    isLooking = true;
    while (isAsked) {
      isAsked = false;
      await look().catch((error: unknown) => console.error(`The channel ${channel} could not be followed:`, error));
    }
    isLooking = false;
  }

  await look();
  const unwatch = store.watchChannel(channel, lookQuietly);
  const timer = setInterval(lookQuietly, lookEvery);

  return {
    state: () => state,
    current: () => state?.live,
    /** Releases that were live before, the latest first. */
    former: () => former,
    stop() {
      unwatch();
      clearInterval(timer);
    },
  };
}
