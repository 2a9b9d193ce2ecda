import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelEntry, ReleaseStore } from '@site/release/store/release-store';
import { poll } from '@site/service/poll';
import { type OpenRelease, openRelease } from './open-release.ts';

/**
 * `pollIntervalMs`: how often the channel is read. A folder also notifies; with a bucket, each read is one request.
 * `warmUpTimeoutMs`: after this a release goes live even if it is not warm yet, and its first pages wait for their renderer.
 * In a folder, releases are warmed up as soon as they are made, before the channel moves, so this only affects rollbacks to old ones.
 * From a bucket the parts must be downloaded first, which no visitor should wait for.
 */
const pollSettings = {
  folder: { pollIntervalMs: 500, warmUpTimeoutMs: 50 },
  bucket: { pollIntervalMs: 1_000, warmUpTimeoutMs: 10_000 },
};

/** How many previous releases may stand in for the live one. */
const maxPreviousReleases = 3;

export interface ChannelState {
  live: OpenRelease;
  /** `revision`: the channel's entry with which it began, or last changed. */
  canary?: { release: OpenRelease; percent: number; next?: number[] | undefined; revision: number };
  /** The channel's newest entry; undefined if the release is fixed. */
  entry?: Pick<ChannelEntry, 'revision' | 'at' | 'action'>;
}

type Pointer = Pick<ChannelEntry, 'release' | 'revision' | 'canary'> & Partial<ChannelEntry>;

type WarmUp = (releaseId: string) => Promise<void>;

interface FollowOptions {
  store: ReleaseStore;
  channel: string;
  /** A release to serve, whatever the channel says. */
  fixedRelease?: string;
  /** If it throws in time, the current release stays live. */
  warmUp: WarmUp;
  /** `previousReleases`: ids of the releases that were live before, the latest first. */
  onChange: (state: ChannelState, previousReleases: string[]) => void;
}

/** Follows a channel. Its release and its canary change in one assignment, so no request sees half of a change. */
export async function followChannel({ store, channel, fixedRelease, warmUp, onChange }: FollowOptions) {
  let entry: Pointer | undefined;
  let state: ChannelState | undefined;
  let previousReleases: string[] = [];
  const { pollIntervalMs, warmUpTimeoutMs } = store.isWatchable ? pollSettings.folder : pollSettings.bucket;
  const warmUpNew = store.isWatchable && !fixedRelease ? await warmUpNewReleases(store, warmUp) : undefined;

  async function readChannel() {
    const newest = fixedRelease
      ? { release: fixedRelease, revision: 0 }
      : await store.channelAfter(channel, entry?.revision ?? 0);
    if (newest && newest.revision !== entry?.revision) {
      const next = await openState(newest);
      if (state && state.live.id !== next.live.id)
        previousReleases = [state.live.id, ...previousReleases].slice(0, maxPreviousReleases);
      state = next;
      entry = newest;
      onChange(state, previousReleases);
    }
    await warmUpNew?.();
  }

  async function openState({ release, canary, revision, at, action }: Pointer): Promise<ChannelState> {
    const [live, canaryRelease] = await Promise.all([openWarm(release), canary && openWarm(canary.release)]);
    return {
      live,
      ...(canary && canaryRelease && { canary: { ...canary, release: canaryRelease, revision } }),
      ...(at && action && { entry: { revision, at, action } }),
    };
  }

  /** Opens a release once it is warm, or after the timeout. The first release is awaited without a timeout. */
  async function openWarm(id: string): Promise<OpenRelease> {
    const warming = warmUp(id);
    // After the timeout nobody awaits it; if it fails, the first page that needs it reports that.
    warming.catch(() => undefined);
    const timeout = state && pause(warmUpTimeoutMs, undefined, { ref: false });
    const [release] = await Promise.all([openRelease(store, id), timeout ? Promise.race([warming, timeout]) : warming]);
    return release;
  }

  await readChannel();
  const polling = poll(readChannel, {
    intervalMs: pollIntervalMs,
    onFailure: (error) => console.error(`The channel ${channel} could not be followed:`, error),
  });
  const unwatch = store.watchChannel(channel, polling.runNow);

  return {
    state: () => state,
    live: () => state?.live,
    previousReleases: () => previousReleases,
    stop() {
      unwatch();
      void polling.stop();
    },
  };
}

/**
 * Each call starts to warm up all releases made since the previous call, because a channel is likely to move to one of them and their ids
 * do not tell which is the latest. Throws `StoreUnreadable`; the next call catches up.
 */
async function warmUpNewReleases(store: ReleaseStore, warmUp: WarmUp): Promise<() => Promise<void>> {
  let known = new Set(await store.listReleases());
  return async () => {
    const present = await store.listReleases();
    const added = present.filter((id) => !known.has(id));
    known = new Set(present);
    // Nobody awaits this; if it fails, it is tried again when the channel moves there.
    for (const id of added) warmUp(id).catch(() => undefined);
  };
}
