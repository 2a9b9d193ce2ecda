import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import { BillTable, invoiceOf } from '../components/BillTable.tsx';
import { FactTable } from '../components/FactTable.tsx';
import { Panel } from '../components/Panel.tsx';
import { ResponseTable } from '../components/ResponseTable.tsx';
import { RoundSheet } from '../components/RoundSheet.tsx';
import { SideHeadedSection } from '../components/SideHeadedSection.tsx';
import type { Chapter } from '../content/how-we-work-types.ts';
import type { IndustryProof, ProofTable } from '../content/industry-proof-types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import classes from './ProofBlock.module.css';
import { StepPath } from './StepPath.tsx';

/** How the work is done in this industry, point by point; times, staffing, price and a record as examples; and how one gets there. */
export function ProofBlock({ proof }: { proof: IndustryProof }) {
  const { points, times, table, price, specimen, start } = proof;
  return (
    <>
      <SideHeadedSection {...headOf(proof)} tone="tint">
        {points.map(({ term, text }, place) => (
          <Fold key={term} title={term} level={3} when="always" isOpen={place === 0}>
            <p className={classes.point}>{text}</p>
          </Fold>
        ))}
      </SideHeadedSection>
      <SideHeadedSection {...headOf(times)}>
        <Fold title={times.tableTitle} level={3} isOpen>
          <Panel>
            <ResponseTable {...times} />
          </Panel>
          <p className={classes.note}>{times.note}</p>
        </Fold>
      </SideHeadedSection>
      <SideHeadedSection {...headOf(table)} tone="tint">
        <Fold title={table.tableTitle} level={3}>
          <Panel>
            <Staffing table={table} />
          </Panel>
        </Fold>
      </SideHeadedSection>
      <Section tone="sand">
        <div className={classes.desk}>
          <Paper chapter={price}>
            <Fold title={price.linesTitle} hint={`${price.bill.total.label}: ${invoiceOf(price.bill)}`} level={3}>
              <BillTable bill={price.bill} note={price.note} />
            </Fold>
          </Paper>
          <Paper chapter={specimen}>
            <RoundSheet {...specimen.sheet} />
          </Paper>
        </div>
      </Section>
      <SideHeadedSection {...headOf(start)}>
        <StepPath steps={start.steps} />
      </SideHeadedSection>
    </>
  );
}

/** The headings of its bands, in their order. */
export function titlesOf(proof: IndustryProof): string[] {
  return [proof, proof.times, proof.table, proof.price, proof.specimen, proof.start].map(({ title }) => title);
}

function headOf({ title, intro }: Chapter) {
  return { id: anchorOf(title), title, intro };
}

function Paper({ chapter, children }: { chapter: Chapter; children: ReactNode }) {
  const head = headOf(chapter);
  return (
    <section aria-labelledby={head.id}>
      <SectionHeading {...head} />
      {children}
    </section>
  );
}

function Staffing({ table: { caption, head, rows, totals, apart, note } }: { table: ProofTable }) {
  return (
    <FactTable
      caption={caption}
      head={head}
      rows={[
        ...rows.map((row) => factRow(row)),
        ...totals.map((row) => factRow(row, true)),
        ...apart.map((row) => factRow(row)),
      ]}
      note={note}
    />
  );
}

function factRow([name = '', ...cells]: string[], isTotal = false) {
  return { name, cells, isTotal };
}
