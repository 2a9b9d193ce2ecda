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

interface VisitCounts {
  all: LRUCache<string, true>;
  failed: LRUCache<string, true>;
}

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
        visits: { canary: noVisits(), live: noVisits() },
      };
    return trial;
  }

  /** Counts a visit to this release once, however often it is reported, and as failed from its first failure on. */
  function count(release: string, visit: string, hasFailed: boolean): void {
    const now = current();
    const role = servedReleases(state()).find(([, { id }]) => id === release)?.[0];
    if (!now || now.stopped || !role) return;
    now.visits[role].all.set(visit, true);
    if (hasFailed) now.visits[role].failed.set(visit, true);
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
      Object.entries(current()?.visits ?? {}).map(([role, { all, failed }]) => ({
        role,
        visits: all.size,
        failed: failed.size,
      })),
  };
}

function noVisits(): VisitCounts {
  return { all: new LRUCache({ max: maxVisits }), failed: new LRUCache({ max: maxVisits }) };
}

/** Multiplied out, because the live release may have had no visit yet. */
function isWorse({ canary, live }: Trial['visits']): boolean {
  if (canary.failed.size < minFailedVisits) return false;
  return canary.failed.size * Math.max(live.all.size, 1) > maxRatio * live.failed.size * canary.all.size;
}

function describe({ canary, live }: Trial['visits']): string {
  return `${canary.failed.size} of its ${canary.all.size} visits failed, and ${live.failed.size} of ${live.all.size} of the live release`;
}
