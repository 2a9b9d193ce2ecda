import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import { QuietChapter } from '../../components/QuietChapter.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { StepPath } from '../StepPath.tsx';
import { ColourCode } from './ColourCode.tsx';
import { Procedures } from './Procedures.tsx';
import classes from './ReferenceBand.module.css';
import { PostPrices, Staff } from './ReferenceTables.tsx';

/** What is looked up and filed: each a row that says what it comes to. Below them, how a site of this size is staffed. */
export function ReferenceBand({ proof }: { proof: IndustryProof }) {
  const { reference, staffing, price, colours, start } = proof;
  return (
    <SideHeadedSection
      id={anchorOf(reference)}
      title={reference}
      tone="tint"
      beside={<ColourCode colours={colours} />}
      pointer={
        <div className={classes.start}>
          <QuietChapter chapter={start}>
            <StepPath steps={start.steps} />
          </QuietChapter>
        </div>
      }
    >
      {staffing.map((table) => (
        <Row key={table.title} {...table}>
          <Staff table={table} />
        </Row>
      ))}
      <Row {...price}>
        <PostPrices price={price} />
      </Row>
      <Row {...proof}>
        <Procedures groups={proof.groups} />
      </Row>
    </SideHeadedSection>
  );
}

/** The headings of its chapters, in their order. */
export function referenceTitlesOf({ reference, staffing, price, title, start }: IndustryProof): string[] {
  return [reference, ...staffing.slice(0, 1).map((table) => table.title), price.title, title, start.title];
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
