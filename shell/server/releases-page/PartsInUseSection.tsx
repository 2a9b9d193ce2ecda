import type { PartFigures } from '../releases/part-figures.ts';
import { Id, Table, unknownMark } from './page-elements.tsx';

/** How fast each version of a part is for visitors, and how often it failed. */
export function PartsInUseSection({ figures }: { figures: PartFigures[] }) {
  return (
    <section>
      <h2>In use</h2>
      <Table
        caption="What pages reported since this edge started: LCP, INP and CLS at the 75th percentile, of the part that a page belongs to"
        rows={figures.map(({ part, version, role, views, lcp, inp, cls, failedInBrowser, failedOnServer }) => ({
          Part: part,
          Version: <Id>{version}</Id>,
          For: role === 'canary' ? 'the canary' : 'all',
          Views: views,
          LCP: lcp === undefined ? unknownMark : `${lcp}\u00a0ms`,
          INP: inp === undefined ? unknownMark : `${inp}\u00a0ms`,
          CLS: cls === undefined ? unknownMark : cls.toFixed(2),
          'Failed in a browser': failedInBrowser,
          'Failed on the server': failedOnServer,
        }))}
      />
    </section>
  );
}
