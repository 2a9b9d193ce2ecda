import { LRUCache } from 'lru-cache';
import { failedParts } from './failed-parts.ts';
import { type Report, vitals } from './report-schema.ts';

/** Releases whose counts are kept, and values of each vital. */
const maxReleases = 10;
const maxValues = 500;
/** Bounds for what is held to be usual. Below, a canary is compared with few visitors; above, somebody lies or the site is down. */
const usual = { min: 0.05, max: 0.25, views: 100 };

/** What pages said of one release since this edge started. */
export interface Counts {
  views: number;
  /** Part name to documents in which it failed. */
  failed: Record<string, number>;
  /** The newest values: milliseconds, `cls` without a unit. */
  vitals: Record<(typeof vitals)[number], number[]>;
}

interface Known {
  counts: Counts;
  /** Kept, because tabs report a release after visitors are no longer given it. */
  parts: Record<string, string>;
}

/** Counts reports by release. `partsOf` tells the parts of a release that visitors are given now, undefined for any other. */
export function createReportCounts(partsOf: (release: string) => Record<string, string> | undefined) {
  const releases = new LRUCache<string, Known>({ max: maxReleases });
  return {
    add({ release, views, failed, ...measured }: Report) {
      const known = releases.get(release) ?? firstOf(partsOf(release));
      // Old tabs and invented ids must not fill the memory.
      if (!known) return;
      const { counts, parts } = known;
      releases.set(release, known);
      counts.views += views;
      for (const part of failedParts(failed, parts)) counts.failed[part] = (counts.failed[part] ?? 0) + 1;
      for (const vital of vitals) {
        const value = measured[vital];
        if (value !== undefined) counts.vitals[vital] = [...counts.vitals[vital], value].slice(-maxValues);
      }
    },
    /** Share of a release's views in which a part failed, the least where little is known. */
    usualFailures(release: string): number {
      const { views = 0, failed = {} } = releases.peek(release)?.counts ?? {};
      if (views < usual.views) return usual.min;
      const failures = Object.values(failed).reduce((sum, documents) => sum + documents, 0);
      return Math.min(usual.max, Math.max(usual.min, failures / views));
    },
    all(): Record<string, Counts> {
      const known: Record<string, Known> = Object.fromEntries(releases.rentries());
      return Object.fromEntries(Object.entries(known).map(([release, { counts }]) => [release, counts]));
    },
  };
}

function firstOf(parts: Record<string, string> | undefined): Known | undefined {
  return parts && { counts: { views: 0, failed: {}, vitals: { lcp: [], cls: [], inp: [] } }, parts };
}
