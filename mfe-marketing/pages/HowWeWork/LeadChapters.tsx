import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import { QuietChapter } from '../../components/QuietChapter.tsx';
import type { Chapter, HowWeWork } from '../../content/how-we-work-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { CompanyFacts } from '../CompanyFacts.tsx';
import { Cities } from './Cities.tsx';
import { EscalationLadder } from './EscalationLadder.tsx';
import classes from './LeadChapters.module.css';
import { PriceTable } from './PriceTable.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { StartTimeline } from './StartTimeline.tsx';

/** What every buyer asks first, one band each, with the figure it comes to. */
export function LeadChapters({ chapters: { start, response, escalation, places, price } }: { chapters: HowWeWork }) {
  return (
    <>
      <Band chapter={start} tone="tint">
        <StartTimeline start={start} />
      </Band>
      <Band chapter={response}>
        <ResponseTimes response={response} />
        <div className={classes.pair}>
          <QuietChapter chapter={escalation}>
            <EscalationLadder escalation={escalation} />
          </QuietChapter>
          <QuietChapter chapter={places} hint={places.cities.map(({ name }) => name).join(', ')}>
            <Cities places={places} />
          </QuietChapter>
        </div>
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

function Band({ chapter: { title, intro, figure }, tone, children }: BandProps) {
  const id = anchorOf(title);
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={classes.head}>
        <SectionHeading id={id} title={title} intro={intro} />
        {figure && <CompanyFacts figures={[figure]} />}
      </div>
      {children}
    </Section>
  );
}
