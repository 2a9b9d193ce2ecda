import { LRUCache } from 'lru-cache';
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

/** Counts reports by release. `isServed` says whether visitors are given a release now. */
export function createReportCounts(isServed: (release: string) => boolean) {
  const counts = new LRUCache<string, Counts>({ max: maxReleases });
  return {
    add({ release, views, failed, ...measured }: Report) {
      // Old tabs and invented ids must not fill the memory.
      if (!counts.has(release) && !isServed(release)) return;
      const known = counts.get(release) ?? { views: 0, failed: {}, vitals: { lcp: [], cls: [], inp: [] } };
      counts.set(release, known);
      known.views += views;
      for (const part of new Set(failed)) known.failed[part] = (known.failed[part] ?? 0) + 1;
      for (const vital of vitals) {
        const value = measured[vital];
        if (value !== undefined) known.vitals[vital] = [...known.vitals[vital], value].slice(-maxValues);
      }
    },
    /** Share of a release's views in which a part failed, the least where little is known. */
    usualFailures(release: string): number {
      const { views = 0, failed = {} } = counts.peek(release) ?? {};
      if (views < usual.views) return usual.min;
      const failures = Object.values(failed).reduce((sum, documents) => sum + documents, 0);
      return Math.min(usual.max, Math.max(usual.min, failures / views));
    },
    all: (): Record<string, Counts> => Object.fromEntries(counts.rentries()),
  };
}
