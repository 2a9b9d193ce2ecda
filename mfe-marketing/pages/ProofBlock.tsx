import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { FactTable } from '../components/FactTable.tsx';
import type { IndustryProof } from '../content/industry-proof-types.ts';
import classes from './ProofBlock.module.css';
import { StepPath } from './StepPath.tsx';

/** Where the head of the page leads to. */
export const proofTableId = 'proof-table';

/** How the work is done in this industry, point by point, a table of figures as an example, and how one gets there. */
export function ProofBlock({ proof: { title, intro, points, table, start } }: { proof: IndustryProof }) {
  return (
    <Section labelledBy="proof" room="joined">
      <SectionHeading id="proof" title={title} intro={intro} />
      <div className={classes.root}>
        <div className={classes.points}>
          {points.map(({ term, text }, place) => (
            <Fold key={term} title={term} level={3} isOpen={place === 0}>
              <p>{text}</p>
            </Fold>
          ))}
        </div>
        <section id={proofTableId}>
          <h3>{table.title}</h3>
          <FactTable
            caption={table.caption}
            head={table.head}
            rows={[
              ...table.rows.map((row) => factRow(row)),
              ...table.totals.map((row) => factRow(row, true)),
              ...table.apart.map((row) => factRow(row)),
            ]}
            note={table.note}
          />
        </section>
        <section>
          <h3>{start.title}</h3>
          <p className={classes.start}>{start.text}</p>
          <StepPath steps={start.steps} level={4} isOpen />
        </section>
      </div>
    </Section>
  );
}

function factRow([name = '', ...cells]: string[], isTotal = false) {
  return { name, cells, isTotal };
}
