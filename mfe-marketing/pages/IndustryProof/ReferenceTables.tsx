import { BillTable } from '../../components/BillTable.tsx';
import { FactTable } from '../../components/FactTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { ProofPrice, StaffTable } from '../../content/industries/types.ts';

/** How many people work in each shift. */
export function Staff({ table }: { table: StaffTable }) {
  return (
    <Panel>
      <FactTable {...table} />
    </Panel>
  );
}

/** What all posts cost, then the bill of one post. */
export function PostPrices({ price: { month, bill, note } }: { price: ProofPrice }) {
  return (
    <>
      <Panel>
        <FactTable caption={month.caption} head={month.head} rows={month.rows} cells="sums" note={month.note} />
      </Panel>
      <BillTable bills={[bill]} note={note} level={4} />
    </>
  );
}
