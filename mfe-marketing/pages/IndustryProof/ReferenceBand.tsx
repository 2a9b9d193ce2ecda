import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { SampleTable } from '../../components/SampleTable.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { StepPath } from '../StepPath.tsx';
import { ColourCode } from './ColourCode.tsx';
import { Procedures } from './Procedures.tsx';
import classes from './ReferenceBand.module.css';
import { PostPrices, Staff } from './ReferenceTables.tsx';

/** What two sizes come to; below it what is looked up and filed, a row each. */
export function ReferenceBand({ proof }: { proof: IndustryProof }) {
  const { reference, sizes, staffing, price, colours, start } = proof;
  return (
    <SideHeadedSection {...reference} id={anchorOf(reference.title)} beside={<ColourCode colours={colours} />}>
      <div className={classes.sizes}>
        <Panel>
          <SampleTable {...sizes} kind="count" />
        </Panel>
      </div>
      <Row {...staffing}>
        {staffing.tables.map((table) => (
          <Staff key={table.caption} table={table} />
        ))}
      </Row>
      <Row {...price}>
        <PostPrices price={price} />
      </Row>
      <Row {...proof}>
        <Procedures groups={proof.groups} />
      </Row>
      <Row {...start}>
        <StepPath steps={start.steps} level={4} />
      </Row>
    </SideHeadedSection>
  );
}

interface RowProps {
  title: string;
  hint: string;
  intro: string;
  children: ReactNode;
}

function Row({ title, hint, intro, children }: RowProps) {
  return (
    <Fold id={anchorOf(title)} title={title} hint={hint} level={3} when="always">
      <div className={classes.content}>
        <p>{intro}</p>
        {children}
      </div>
    </Fold>
  );
}
