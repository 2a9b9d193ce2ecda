import { Section } from '@site/ui/Section';
import { QuietChapter } from '../../components/QuietChapter.tsx';
import type { HowWeWork } from '../../content/how-we-work-types.ts';
import type { SampleRecords } from '../../content/sample-record-types.ts';
import { ItemGroups } from './ItemGroups.tsx';
import classes from './QuietChapters.module.css';
import { Records } from './Records.tsx';

interface QuietChaptersProps {
  chapters: HowWeWork;
  samples: SampleRecords;
}

/** What is looked up before signing: in one quiet band. */
export function QuietChapters({ chapters, samples }: QuietChaptersProps) {
  const { records, agreement, limits } = chapters;
  return (
    <Section tone="tint">
      <div className={classes.root}>
        <QuietChapter chapter={records}>
          <Records records={records} samples={samples} />
        </QuietChapter>
        <QuietChapter chapter={limits}>
          <ItemGroups groups={limits.groups} />
        </QuietChapter>
        <QuietChapter chapter={agreement}>
          <ItemGroups groups={agreement.groups} />
        </QuietChapter>
      </div>
    </Section>
  );
}
