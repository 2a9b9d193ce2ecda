import { Fold } from '@site/ui/Fold';
import { BillTable } from '../../components/BillTable.tsx';
import { FactTable } from '../../components/FactTable.tsx';
import { FigureList } from '../../components/FigureList.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import type { IndustryProof, ProofTable } from '../../content/industry-proof-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import classes from './StaffingChapter.module.css';

type StaffingChapterProps = Pick<IndustryProof, 'table' | 'price'>;

/** How many people, shift by shift; beside them what it comes to, and what one of their posts costs. */
export function StaffingChapter({ table, price }: StaffingChapterProps) {
  return (
    <SideHeadedSection
      id={anchorOf(table.title)}
      title={table.title}
      intro={table.intro}
      tone="mint"
      beside={
        <div className={classes.sizes}>
          <FigureList figures={table.sizes} />
        </div>
      }
      pointer={
        <>
          <Price price={price} />
          <Lines price={price} />
        </>
      }
    >
      <Fold title={table.tableTitle} hint={table.tableHint} level={3}>
        <Panel>
          <Staffing table={table} />
        </Panel>
      </Fold>
    </SideHeadedSection>
  );
}

function Price({ price: { title, intro, sums } }: Pick<IndustryProof, 'price'>) {
  const id = anchorOf(title);
  return (
    <section className={classes.price} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{intro}</p>
      <FigureList figures={sums} />
    </section>
  );
}

/** Below both columns, so that neither ends early when it is opened. */
function Lines({ price: { linesTitle, linesHint, bill, note } }: Pick<IndustryProof, 'price'>) {
  return (
    <div className={classes.lines}>
      <Fold title={linesTitle} hint={linesHint} level={3} when="always">
        <div className={classes.bill}>
          <p>{note}</p>
          <BillTable bills={[bill]} />
        </div>
      </Fold>
    </div>
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
