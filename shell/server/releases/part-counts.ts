import { LRUCache } from 'lru-cache';
import type { ChannelState } from './follow-channel.ts';
import type { OpenRelease } from './open-release.ts';
import { failedParts, type Report } from './report-schema.ts';

/** Each count is a time series of its own; a delivery adds one or two. */
const maxSeries = 400;
/** Releases whose views are counted one by one. */
const maxReleases = 10;
/** Limits for the usual failure rate. With fewer views it is unknown; a higher rate means false reports or that the site is down. */
const baseline = { min: 0.05, max: 0.25, minViews: 100 };

export interface PartFailures {
  role: 'live' | 'canary';
  part: string;
  version: string;
  /** `browser`: page views in which the part failed, as pages report. `server`: renders that it broke. */
  where: 'browser' | 'server';
  failures: number;
}

/** Counts views, and failures by part and version, since this edge started. Names come from releases, never from a report. */
export function createPartCounts(state: () => ChannelState | undefined) {
  const views = { live: 0, canary: 0 };
  const counted = new LRUCache<string, PartFailures>({ max: maxSeries });
  const releases = new LRUCache<string, { views: number; failures: number }>({ max: maxReleases });

  function fail(release: OpenRelease, role: PartFailures['role'], part: string, where: PartFailures['where']) {
    // A report may name anything, even `constructor`.
    const version = Object.hasOwn(release.parts, part) ? release.parts[part] : undefined;
    if (version === undefined) return;
    const key = keyOf({ role, part, version, where });
    counted.set(key, { role, part, version, where, failures: (counted.get(key)?.failures ?? 0) + 1 });
  }

  return {
    addReport({ release, views: seen, failed }: Report): void {
      for (const [role, served] of servedReleases(state())) {
        if (served.id !== release) continue;
        const parts = failedParts(failed, served.parts);
        const before = releases.get(release) ?? { views: 0, failures: 0 };
        releases.set(release, { views: before.views + seen, failures: before.failures + parts.length });
        views[role] += seen;
        for (const part of parts) fail(served, role, part, 'browser');
      }
    },
    addRenderFailure(release: string, part: string): void {
      for (const [role, served] of servedReleases(state()))
        if (served.id === release) fail(served, role, part, 'server');
    },
    views: () => views,
    /** Share of a release's views in which a part failed; the lower limit where little is known. */
    baselineFailureRate(release: string): number {
      const counts = releases.peek(release);
      if (!counts || counts.views < baseline.minViews) return baseline.min;
      return Math.min(baseline.max, Math.max(baseline.min, counts.failures / counts.views));
    },
    /** Versions in use are listed from 0 on: a rate misses the first failure of a series that did not exist before. */
    failures(): PartFailures[] {
      const series = [...counted.values()];
      const keys = new Set(series.map(keyOf));
      return [
        ...series,
        ...servedReleases(state())
          .flatMap(noFailures)
          .filter((none) => !keys.has(keyOf(none))),
      ];
    },
  };
}

/** The releases that visitors are given now. */
export function servedReleases({ live, canary }: Partial<ChannelState> = {}): [PartFailures['role'], OpenRelease][] {
  const served: ReturnType<typeof servedReleases> = [];
  if (live) served.push(['live', live]);
  if (canary) served.push(['canary', canary.release]);
  return served;
}

function noFailures([role, { parts }]: [PartFailures['role'], OpenRelease]): PartFailures[] {
  return Object.entries(parts).flatMap(([part, version]) =>
    (['browser', 'server'] as const).map((where) => ({ role, part, version, where, failures: 0 })),
  );
}

function keyOf({ role, part, version, where }: Omit<PartFailures, 'failures'>): string {
  return [role, part, version, where].join(' ');
}
