import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import { RoundSheet } from '../../components/RoundSheet.tsx';
import { Stage } from '../../components/Stage.tsx';
import type { HowWeWork } from '../../content/how-we-work-types.ts';
import type { Illustration } from '../../content/illustration.ts';
import type { SampleRecords } from '../../content/sample-record-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import { ItemGroups } from './ItemGroups.tsx';
import { RecordKinds } from './RecordKinds.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import classes from './TermsChapter.module.css';

interface TermsChapterProps {
  chapter: HowWeWork['terms'];
  samples: SampleRecords;
  scene: Illustration | undefined;
}

/** What is looked up, each a row that says what it holds. */
export function TermsChapter({ chapter, samples, scene }: TermsChapterProps) {
  const { title, intro, records, limits, agreement } = chapter;
  const id = anchorOf(title);
  return (
    <Section labelledBy={id}>
      <div className={classes.root}>
        <div className={classes.side}>
          <SectionHeading id={id} title={title} intro={intro} />
          {scene && <Stage illustration={scene} sizes={pictureSizes.half} shape="close" />}
        </div>
        <div>
          <Row {...records}>
            <RecordKinds kinds={records.kinds} />
          </Row>
          <ReportSheet report={samples.report} label={samples.label} />
          <RoundSheet round={samples.round} label={samples.label} folds="always" />
          <Row {...limits}>
            <ItemGroups groups={limits.groups} />
          </Row>
          <Row {...agreement}>
            <ItemGroups groups={agreement.groups} />
          </Row>
        </div>
      </div>
    </Section>
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
      <p className={classes.intro}>{intro}</p>
      {children}
    </Fold>
  );
}
