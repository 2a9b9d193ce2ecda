import type { ChannelEntry, ReleaseStore } from '@site/release/store/release-store';
import { type OpenRelease, openPrepared, prepareNewReleases } from './open-release.ts';

/**
 * `pollIntervalMs`: how often the channel is read. A folder also notifies; with a bucket, each read is one request.
 * `maxPreparationMs`: after this a release goes live even if it is not warm yet, and its first pages wait for their renderer.
 * In a folder, releases are prepared as soon as they are made, before the channel moves, so this only affects rollbacks to old ones.
 * From a bucket the parts must be downloaded first, which no visitor should wait for.
 */
const pollSettings = {
  folder: { pollIntervalMs: 500, maxPreparationMs: 50 },
  bucket: { pollIntervalMs: 1_000, maxPreparationMs: 10_000 },
};

/** How many previous releases may stand in for the live one. */
const maxFormer = 3;

export interface ChannelState {
  live: OpenRelease;
  /** `revision`: the channel's entry with which it began, or last changed. */
  canary?: { release: OpenRelease; percent: number; revision: number };
  /** The channel's newest entry; undefined where the release is fixed. */
  entry?: Pick<ChannelEntry, 'revision' | 'at' | 'action'>;
}

type Pointer = Pick<ChannelEntry, 'release' | 'revision' | 'canary'> & Partial<ChannelEntry>;

interface FollowOptions {
  store: ReleaseStore;
  channel: string;
  /** A release to serve, whatever the channel says. */
  fixed?: string;
  /** Warms a release up. If it throws in time, the current release stays live. */
  prepare: (id: string) => Promise<void>;
  /** `former`: ids of the releases that were live before, the latest first. */
  onChange: (state: ChannelState, former: string[]) => void;
}

/** Follows a channel. Its release and its canary change in one assignment, so no request sees half of a change. */
export async function followChannel({ store, channel, fixed, prepare, onChange }: FollowOptions) {
  let entry: Pointer | undefined;
  let state: ChannelState | undefined;
  let former: string[] = [];
  const { pollIntervalMs, maxPreparationMs } = store.isWatchable ? pollSettings.folder : pollSettings.bucket;
  const prepareNew = store.isWatchable && !fixed ? await prepareNewReleases(store, prepare) : undefined;

  async function poll() {
    const newest = fixed ? { release: fixed, revision: 0 } : await store.channelAfter(channel, entry?.revision ?? 0);
    if (newest && newest.revision !== entry?.revision) {
      const next = await open(newest);
      if (state && state.live.id !== next.live.id) former = [state.live.id, ...former].slice(0, maxFormer);
      state = next;
      entry = newest;
      onChange(state, former);
    }
    await prepareNew?.();
  }

  async function open({ release, canary, revision, at, action }: Pointer): Promise<ChannelState> {
    // The first release has no timeout: there is no other that could answer meanwhile.
    const timeoutMs = state ? maxPreparationMs : undefined;
    const openOne = (id: string) => openPrepared(store, id, prepare, timeoutMs);
    const [live, tried] = await Promise.all([openOne(release), canary && openOne(canary.release)]);
    return {
      live,
      ...(canary && tried && { canary: { release: tried, percent: canary.percent, revision } }),
      ...(at && action && { entry: { revision, at, action } }),
    };
  }

  await poll();
  const logFailure = createChangeLogger((error) =>
    console.error(`The channel ${channel} could not be followed:`, error),
  );
  const pollAgain = oneAtATime(() =>
    poll().then(
      () => logFailure(undefined),
      (error: unknown) => logFailure(error),
    ),
  );
  const unwatch = store.watchChannel(channel, pollAgain);
  const timer = setInterval(pollAgain, pollIntervalMs);

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

/** Runs one at a time; calls during a run lead to one more run after it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWorking = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isWorking) return;
    isWorking = true;
    while (isAsked) {
      isAsked = false;
      await work();
    }
    isWorking = false;
  };
}

/** Logs an error only if it differs from the one before, so that a lasting fault is logged once. `undefined`: the fault is over. */
export function createChangeLogger(log: (error: unknown) => void): (error: unknown) => void {
  let lastMessage: string | undefined;
  return (error) => {
    const message = error === undefined ? undefined : String(error);
    if (message !== undefined && message !== lastMessage) log(error);
    lastMessage = message;
  };
}
