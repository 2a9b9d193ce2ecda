import type { BrochureContent } from './brochure-content.ts';
import { FactTable, TimesTable } from './PrintedTable.tsx';

/** What the services cost, how soon somebody comes and what it costs us to be late. */
export function PromiseSheet({ title, lead, prices, times, late }: BrochureContent['promise']) {
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <FactTable {...prices} />
      <TimesTable {...times} />
      <h3>{late.title}</h3>
      <p>{late.text}</p>
    </>
  );
}
