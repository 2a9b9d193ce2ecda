import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import type { Chapter, HowWeWork } from '../../content/how-we-work-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { PriceTable } from './PriceTable.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { StartTimeline } from './StartTimeline.tsx';

/** What every buyer asks first, one band each. */
export function LeadChapters({ chapters: { start, response, price } }: { chapters: HowWeWork }) {
  return (
    <>
      <Band chapter={start} tone="tint">
        <StartTimeline start={start} />
      </Band>
      <Band chapter={response}>
        <ResponseTimes response={response} />
      </Band>
      <Band chapter={price} tone="mint">
        <PriceTable price={price} />
      </Band>
    </>
  );
}

interface BandProps {
  chapter: Chapter;
  tone?: 'plain' | 'tint' | 'mint';
  children: ReactNode;
}

function Band({ chapter: { title, intro }, tone, children }: BandProps) {
  const id = anchorOf(title);
  return (
    <Section tone={tone} room="lead" labelledBy={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      {children}
    </Section>
  );
}
