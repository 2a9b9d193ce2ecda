import type { Log } from '@site/service/process/log';
import { LRUCache } from 'lru-cache';
import { type ChannelState, type ReleaseRole, servedReleases } from './follow-channel.ts';

/** Fewer may all be in one office with a broken proxy. */
const minFailedVisits = 5;
/** How many times the live release's share of failed visits the canary's may be. */
const maxRatio = 2;
/** Visits of each release that are remembered, so that each counts once: about 10 MB, the latest ones where there are more. */
const maxVisits = 50_000;

interface Trial {
  canary: string;
  /** The channel's entry that began or changed the canary. */
  revision: number;
  visits: Record<ReleaseRole, VisitCounts>;
  /** Why this edge shows the canary no longer. */
  stopped?: string;
}

type VisitCounts = ReturnType<typeof createVisitCounts>;

interface JudgeOptions {
  state: () => ChannelState | undefined;
  channel: string;
  /** Reports to the chat. */
  announce: (text: string) => Promise<void>;
  log: Pick<Log, 'error'>;
}

export type CanaryJudge = ReturnType<typeof createCanaryJudge>;

/**
 * Stops showing a canary to this edge's visitors when at least five of its visits failed and their share is more than twice the live
 * release's. Each edge judges for itself, anew with each change of the channel. It writes nothing to the store: `promote` or `rollback` ends
 * the canary for all.
 *
 * @example
 * const judge = createCanaryJudge({ state, channel: 'production', announce, log });
 * judge.count('5a0c33d1e2f4', visit, true); // the fifth failed visit
 * judge.stopped(); // 'The canary … is no longer shown by this edge: …'
 */
export function createCanaryJudge({ state, channel, announce, log }: JudgeOptions) {
  let trial: Trial | undefined;
  let failedRenders = 0;

  function current(): Trial | undefined {
    const canary = state()?.canary;
    if (!canary) trial = undefined;
    else if (trial?.revision !== canary.revision)
      trial = {
        canary: canary.release.id,
        revision: canary.revision,
        visits: { canary: createVisitCounts(), live: createVisitCounts() },
      };
    return trial;
  }

  /** Counts a visit to this release once, however often it is reported, and as failed from its first failure on. */
  function count(release: string, visit: string, hasFailed: boolean): void {
    const now = current();
    const role = servedReleases(state()).find(([, { id }]) => id === release)?.[0];
    if (!now || now.stopped || !role) return;
    now.visits[role].add(visit, hasFailed);
    if (isWorse(now.visits)) stop(now);
  }

  function stop(now: Trial): void {
    now.stopped = `The canary ${now.canary} on ${channel} is no longer shown by this edge: ${describe(now.visits)}. Promote or roll back to end it for all.`;
    log.error({ channel }, now.stopped);
    void announce(now.stopped);
  }

  return {
    count,
    /** A render that a part broke is a failed visit of its own: nobody knows how many visitors get its page. */
    countFailedRender(release: string): void {
      failedRenders += 1;
      count(release, `render ${failedRenders}`, true);
    },
    /** Why this edge shows the running canary no longer; undefined if it does, or if none runs. */
    stopped: () => current()?.stopped,
    /** For metrics: what was counted since the canary began. */
    counts: () =>
      Object.entries(current()?.visits ?? {}).map(([role, counts]) => ({
        role,
        visits: counts.all(),
        failed: counts.failed(),
      })),
  };
}

/** A visit that is forgotten takes its failure with it: otherwise the share of a busy release would grow for ever. */
function createVisitCounts() {
  let failedCount = 0;
  const visits = new LRUCache<string, { hasFailed: boolean }>({
    max: maxVisits,
    dispose({ hasFailed }) {
      if (hasFailed) failedCount -= 1;
    },
  });
  return {
    add(visit: string, fails: boolean): void {
      const hasFailed = fails || visits.get(visit)?.hasFailed === true;
      visits.set(visit, { hasFailed });
      if (hasFailed) failedCount += 1;
    },
    all: () => visits.size,
    failed: () => failedCount,
  };
}

/** Multiplied out, because the live release may have had no visit yet. */
function isWorse({ canary, live }: Trial['visits']): boolean {
  if (canary.failed() < minFailedVisits) return false;
  return canary.failed() * Math.max(live.all(), 1) > maxRatio * live.failed() * canary.all();
}

function describe({ canary, live }: Trial['visits']): string {
  return `${canary.failed()} of its ${canary.all()} visits failed, and ${live.failed()} of ${live.all()} of the live release`;
}
