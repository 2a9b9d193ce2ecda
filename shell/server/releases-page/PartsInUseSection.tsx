import type { PartFailures } from '../releases/part-counts.ts';
import type { PartVitals } from '../releases/part-vitals.ts';
import { Id, Table, unknownMark } from './page-elements.tsx';

export interface PartsInUse {
  vitals: PartVitals[];
  failures: PartFailures[];
}

/** How fast each version of a part is for visitors, and how often it failed. */
export function PartsInUseSection({ vitals, failures }: PartsInUse) {
  const versions = failures.filter(({ where }) => where === 'browser');
  return (
    <section>
      <h2>In use</h2>
      <Table
        caption="What pages reported since this edge started: LCP, INP and CLS at the 75th percentile, of the part that a page belongs to"
        rows={versions.map((version) => {
          const isSame = (other: Pick<PartFailures, 'role' | 'part' | 'version'>) =>
            other.part === version.part && other.version === version.version && other.role === version.role;
          const measured = vitals.find(isSame);
          const onServer = failures.find((other) => isSame(other) && other.where === 'server');
          return {
            Part: version.part,
            Version: <Id>{version.version}</Id>,
            For: version.role === 'canary' ? 'the canary' : 'all',
            Views: measured?.views ?? 0,
            LCP: measured?.lcp === undefined ? unknownMark : `${measured.lcp}\u00a0ms`,
            INP: measured?.inp === undefined ? unknownMark : `${measured.inp}\u00a0ms`,
            CLS: measured?.cls === undefined ? unknownMark : measured.cls.toFixed(2),
            'Failed in a browser': version.failures,
            'Failed on the server': onServer?.failures ?? 0,
          };
        })}
      />
    </section>
  );
}
