import { countDuration, type DurationCounts, percentile75 } from '@site/delivery/canary/canary-counts';
import { LRUCache } from 'lru-cache';
import type { ChannelState } from './follow-channel.ts';
import { type PartFailures, servedReleases } from './part-counts.ts';
import type { Report } from './report-schema.ts';

/** A delivery adds one or two. */
const maxVersions = 100;
/** Durations are counted in whole milliseconds, so a score is counted in thousandths. */
const scorePerMs = 1_000;

/** How fast the pages of a part were for visitors: the 75th percentiles, as Core Web Vitals are judged; undefined if nothing was measured. */
export interface PartVitals extends Pick<PartFailures, 'role' | 'part' | 'version'> {
  views: number;
  /** In milliseconds. */
  lcp: number | undefined;
  /** In milliseconds. */
  inp: number | undefined;
  /** A score. */
  cls: number | undefined;
}

type Counted = Pick<PartVitals, 'role' | 'part' | 'version'> & { views: number } & Record<
    'lcp' | 'inp' | 'cls',
    DurationCounts
  >;

/** Measures pages by the version of the part that they belong to, since this edge started. */
export function createPartVitals(state: () => ChannelState | undefined) {
  const counted = new LRUCache<string, Counted>({ max: maxVersions });
  return {
    addReport({ release, part, views, lcp, inp, cls }: Report): void {
      if (views === 0 || part === undefined) return;
      for (const [role, { id, parts }] of servedReleases(state())) {
        // A report may name anything, even `constructor`.
        const version = Object.hasOwn(parts, part) ? parts[part] : undefined;
        if (id !== release || version === undefined) continue;
        const key = [role, part, version].join(' ');
        const counts = counted.get(key) ?? { role, part, version, views: 0, lcp: {}, inp: {}, cls: {} };
        counts.views += 1;
        if (lcp !== undefined) countDuration(counts.lcp, lcp);
        if (inp !== undefined) countDuration(counts.inp, inp);
        if (cls !== undefined) countDuration(counts.cls, cls * scorePerMs);
        counted.set(key, counts);
      }
    },
    vitals: (): PartVitals[] =>
      [...counted.values()].map(({ lcp, inp, cls, ...about }) => ({
        ...about,
        lcp: measured(lcp),
        inp: measured(inp),
        cls: measured(cls, scorePerMs),
      })),
  };
}

function measured(counts: DurationCounts, scale = 1): number | undefined {
  return Object.keys(counts).length > 0 ? percentile75(counts) / scale : undefined;
}
