import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import { pollChannel } from '@site/delivery/store/poll-channel';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { servableEntry } from '@site/delivery/store/servable-entry';
import type { Log } from '@site/service/process/log';
import { type OpenRelease, openRelease } from './open-release.ts';

/** After this a release goes live even if it is not warm yet, and its first pages wait for their renderer. */
const warmUpTimeoutMs = 10_000;

/** How many previous releases may stand in for the live one. */
const maxPreviousReleases = 3;

export interface ChannelState {
  live: OpenRelease;
  /** `revision`: the channel's entry with which it began, or last changed. */
  canary?: { release: OpenRelease; percent: number; revision: number };
  /** The channel's newest entry; undefined if the release is fixed. */
  entry?: Pick<ChannelEntry, 'revision' | 'at' | 'action'>;
}

export type ReleaseRole = 'live' | 'canary';

/** The releases that visitors are given now. */
export function servedReleases({ live, canary }: Partial<ChannelState> = {}): [ReleaseRole, OpenRelease][] {
  const served: [ReleaseRole, OpenRelease][] = [];
  if (live) served.push(['live', live]);
  if (canary) served.push(['canary', canary.release]);
  return served;
}

type Pointer = Pick<ChannelEntry, 'release' | 'revision' | 'canary'> & Partial<ChannelEntry>;

/** `liveId`: the release whose visitors it will get; absent if nothing waits for it, as at a rollback. */
type WarmUp = (releaseId: string, liveId?: string) => Promise<void>;

interface FollowerOptions {
  store: ReleaseStore;
  channel: string;
  log: Pick<Log, 'error' | 'warn'>;
  /** A release to serve, whatever the channel says. */
  fixedRelease?: string;
}

interface StartOptions {
  /** If it throws in time, the current release stays live. */
  warmUp: WarmUp;
  /** `previousReleases`: ids of the releases that were live before, the latest first. */
  onChange: (state: ChannelState, previousReleases: string[]) => void;
}

/**
 * Follows a channel once started. Its release and its canary change in one assignment, so no request sees half of a change.
 * @example
 * const channel = createChannelFollower({ store, channel: 'production', log });
 * await channel.start({ warmUp, onChange });
 */
export function createChannelFollower({ store, channel, log, fixedRelease }: FollowerOptions) {
  let state: ChannelState | undefined;
  let previousReleases: string[] = [];
  let polling: ReturnType<typeof pollChannel> | undefined;
  let readAt: number | undefined;

  /** Resolves once the channel's newest entry is shown. Throws where that is not possible. */
  async function start({ warmUp, onChange }: StartOptions): Promise<void> {
    const onFailure = (err: unknown) => log.error({ err }, `The channel ${channel} could not be followed`);
    const show = async (pointer: Pointer) => {
      const next = await openState(pointer, warmUp);
      if (state && state.live.id !== next.live.id)
        previousReleases = [state.live.id, ...previousReleases].slice(0, maxPreviousReleases);
      state = next;
      onChange(state, previousReleases);
    };

    if (fixedRelease) return show({ release: fixedRelease, revision: 0 });
    const newest = await servableEntry(store, channel, (err) =>
      log.error({ err }, `The live release of ${channel} is not served, an older one is`),
    );
    if (newest) await show(newest);
    else log.warn({ channel }, `Not ready: ${nothingLive(channel)}`);
    readAt = performance.now();
    polling = pollChannel({ newestAfter }, { since: newest?.revision ?? 0, onMove: show, onFailure });
  }

  async function newestAfter(revision: number): Promise<ChannelEntry | undefined> {
    const newest = await store.channel(channel).newestAfter(revision);
    readAt = performance.now();
    return newest;
  }

  async function openState({ release, canary, revision, at, action }: Pointer, warmUp: WarmUp): Promise<ChannelState> {
    const isRollback = action === 'rollback';
    const [live, canaryRelease] = await Promise.all([
      openWarm(release, isRollback, warmUp),
      canary && openWarm(canary.release, isRollback, warmUp),
    ]);
    return {
      live,
      ...(canary && canaryRelease && { canary: { ...canary, release: canaryRelease, revision } }),
      ...(at && action && { entry: { revision, at, action } }),
    };
  }

  /** Opens a release once it is warm, or after the timeout. The first release is awaited without a timeout. */
  async function openWarm(id: string, isRollback: boolean, warmUp: WarmUp): Promise<OpenRelease> {
    const waits = !isRollback && state?.live.id !== id && !previousReleases.includes(id);
    const warming = warmUp(id, waits ? state?.live.id : undefined);
    // After the timeout nobody awaits it; if it fails, the first page that needs it reports that.
    warming.catch(() => undefined);
    const timeout = state && pause(warmUpTimeoutMs, undefined, { ref: false });
    const [release] = await Promise.all([openRelease(store, id), timeout ? Promise.race([warming, timeout]) : warming]);
    return release;
  }

  return {
    state: () => state,
    previousReleases: () => previousReleases,
    /** For metrics: since when nobody knows whether something else is live. Undefined before the start, and if the release is fixed. */
    secondsSinceRead: () => (readAt === undefined ? undefined : (performance.now() - readAt) / 1_000),
    start,
    stop: () => void polling?.stop(),
  };
}

/** For operators: why an edge serves nothing on a channel that has no entry yet. */
export function nothingLive(channel: string): string {
  return `no release is live on the channel ${channel}; deliver one, and it is served within a second`;
}
