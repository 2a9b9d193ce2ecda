import { countDuration, type DurationCounts, percentile75 } from '@site/delivery/canary/canary-counts';
import { LRUCache } from 'lru-cache';
import { type ChannelState, type ReleaseRole, servedReleases } from './follow-channel.ts';
import type { OpenRelease } from './open-release.ts';
import { failedParts, type Report } from './report-schema.ts';

/** Each version is several time series in the metrics, and a delivery adds one or two versions. */
const maxVersions = 200;
/** Releases whose views are counted one by one. */
const maxReleases = 10;
/** Limits for the usual failure rate. With fewer views it is unknown; a higher rate means false reports or that the site is down. */
const baseline = { min: 0.05, max: 0.25, minViews: 100 };
/** Durations are counted in whole milliseconds, so a score is counted in thousandths. */
const scorePerMs = 1_000;

/** How a version of a part did. Speed is given by 75th percentiles, as Core Web Vitals are judged; undefined if nothing was measured. */
export interface PartFigures {
  role: ReleaseRole;
  part: string;
  version: string;
  /** Views of the part's own pages. */
  views: number;
  /** Page views in which the part failed, as pages report. */
  failedInBrowser: number;
  /** Renders that it broke. */
  failedOnServer: number;
  /** In milliseconds. */
  lcp: number | undefined;
  /** In milliseconds. */
  inp: number | undefined;
  /** A score. */
  cls: number | undefined;
}

type Vital = 'lcp' | 'inp' | 'cls';
type Counts = Omit<PartFigures, Vital> & Record<Vital, DurationCounts>;

/** Counts views, failures and speed by part and version, since this edge started. Names come from releases, never from a report. */
export function createPartFigures(state: () => ChannelState | undefined) {
  const views = { live: 0, canary: 0 };
  const versions = new LRUCache<string, Counts>({ max: maxVersions });
  const releases = new LRUCache<string, { views: number; failures: number }>({ max: maxReleases });

  const servedAs = (id: string) => servedReleases(state()).filter(([, release]) => release.id === id);

  function countsOf(role: ReleaseRole, { parts }: OpenRelease, part: string): Counts | undefined {
    // A report may name anything, even `constructor`.
    const version = Object.hasOwn(parts, part) ? parts[part] : undefined;
    if (version === undefined) return undefined;
    const unknown = zeroCounts(role, part, version);
    const counts = versions.get(keyOf(unknown)) ?? unknown;
    versions.set(keyOf(counts), counts);
    return counts;
  }

  return {
    addReport({ release: id, part, views: seen, failed, ...vitals }: Report): void {
      for (const [role, release] of servedAs(id)) {
        const parts = failedParts(failed, release.parts);
        const before = releases.get(id) ?? { views: 0, failures: 0 };
        releases.set(id, { views: before.views + seen, failures: before.failures + parts.length });
        views[role] += seen;
        for (const name of parts) {
          const counts = countsOf(role, release, name);
          if (counts) counts.failedInBrowser += 1;
        }
        const counts = seen && part !== undefined ? countsOf(role, release, part) : undefined;
        if (counts) countView(counts, vitals);
      }
    },
    addRenderFailure(id: string, part: string): void {
      for (const [role, release] of servedAs(id)) {
        const counts = countsOf(role, release, part);
        if (counts) counts.failedOnServer += 1;
      }
    },
    /** Views of all pages by role, also those of older shells, which do not say whose page it was. */
    views: () => views,
    /** Share of a release's views in which a part failed; the lower limit where little is known. */
    baselineFailureRate(release: string): number {
      const counts = releases.peek(release);
      if (!counts || counts.views < baseline.minViews) return baseline.min;
      return Math.min(baseline.max, Math.max(baseline.min, counts.failures / counts.views));
    },
    /** Versions in use are listed from 0 on: a rate misses the first failure of a series that did not exist before. */
    figures(): PartFigures[] {
      const unknown = servedReleases(state()).flatMap(([role, { parts }]) =>
        Object.entries(parts).map(([part, version]) => zeroCounts(role, part, version)),
      );
      return [...versions.values(), ...unknown.filter((counts) => !versions.has(keyOf(counts)))].map(figuresOf);
    },
  };
}

function zeroCounts(role: ReleaseRole, part: string, version: string): Counts {
  return { role, part, version, views: 0, failedInBrowser: 0, failedOnServer: 0, lcp: {}, inp: {}, cls: {} };
}

function keyOf({ role, part, version }: Counts): string {
  return [role, part, version].join(' ');
}

function countView(counts: Counts, { lcp, inp, cls }: Pick<Report, Vital>): void {
  counts.views += 1;
  if (lcp !== undefined) countDuration(counts.lcp, lcp);
  if (inp !== undefined) countDuration(counts.inp, inp);
  if (cls !== undefined) countDuration(counts.cls, cls * scorePerMs);
}

function figuresOf({ lcp, inp, cls, ...counts }: Counts): PartFigures {
  return { ...counts, lcp: measured(lcp), inp: measured(inp), cls: measured(cls, scorePerMs) };
}

function measured(counts: DurationCounts, scale = 1): number | undefined {
  return Object.keys(counts).length > 0 ? percentile75(counts) / scale : undefined;
}
