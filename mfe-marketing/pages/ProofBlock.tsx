import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { FactTable } from '../components/FactTable.tsx';
import type { IndustryProof } from '../content/industry-proof-types.ts';
import classes from './ProofBlock.module.css';

/** Where the head of the page leads to. */
export const proofTableId = 'proof-table';

/** How the work is done in this industry, point by point, and a table of figures as an example. */
export function ProofBlock({ proof }: { proof: IndustryProof }) {
  const { title, intro, points, table } = proof;
  return (
    <Section labelledBy="proof" room="joined">
      <SectionHeading id="proof" title={title} intro={intro} />
      <div className={classes.root}>
        <dl className={classes.points}>
          {points.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <FactTable
          id={proofTableId}
          caption={table.caption}
          head={table.head}
          rows={[
            ...table.rows.map((row) => factRow(row)),
            ...table.totals.map((row) => factRow(row, true)),
            ...table.apart.map((row) => factRow(row)),
          ]}
          note={table.note}
        />
      </div>
    </Section>
  );
}

function factRow([name = '', ...cells]: string[], isTotal = false) {
  return { name, cells, isTotal };
}
