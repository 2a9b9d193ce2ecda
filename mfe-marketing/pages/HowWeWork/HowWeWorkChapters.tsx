import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import type { Chapter, HowWeWork } from '../../content/how-we-work-types.ts';
import type { SampleRecords } from '../../content/sample-record-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { Cities } from './Cities.tsx';
import { EscalationLadder } from './EscalationLadder.tsx';
import { ItemGroups } from './ItemGroups.tsx';
import { PriceTable } from './PriceTable.tsx';
import { Records } from './Records.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { StartTimeline } from './StartTimeline.tsx';

interface HowWeWorkChaptersProps {
  chapters: HowWeWork;
  samples: SampleRecords;
}

/** What a buyer asks before signing, one band each. */
export function HowWeWorkChapters({ chapters, samples }: HowWeWorkChaptersProps) {
  const { start, response, escalation, price, records, places, agreement, limits } = chapters;
  return (
    <>
      <Band chapter={start} tone="tint">
        <StartTimeline start={start} />
      </Band>
      <Band chapter={response}>
        <ResponseTimes response={response} />
      </Band>
      <Band chapter={escalation} tone="tint">
        <EscalationLadder escalation={escalation} />
      </Band>
      <Band chapter={price}>
        <PriceTable price={price} />
      </Band>
      <Band chapter={records} tone="tint">
        <Records records={records} samples={samples} />
      </Band>
      <Band chapter={places}>
        <Cities places={places} />
      </Band>
      <Band chapter={agreement} tone="tint">
        <ItemGroups groups={agreement.groups} layout="rows" />
      </Band>
      <Band chapter={limits} tone="deep">
        <ItemGroups groups={limits.groups} layout="columns" />
      </Band>
    </>
  );
}

interface BandProps {
  chapter: Chapter;
  tone?: 'plain' | 'tint' | 'deep';
  children: ReactNode;
}

function Band({ chapter: { title, intro }, tone, children }: BandProps) {
  const id = anchorOf(title);
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      {children}
    </Section>
  );
}
