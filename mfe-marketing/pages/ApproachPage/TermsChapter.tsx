import { toSlug } from '@site/text/slug';
import { Fold } from '@site/ui/Fold';
import { FramedPicture } from '../../components/FramedPicture.tsx';
import { IntroducedFold } from '../../components/IntroducedFold.tsx';
import { RoundSheet } from '../../components/RoundSheet.tsx';
import type { Subject } from '../../content/company/types.ts';
import type { HowWeWork, RecordsContent } from '../../content/how-we-work/types.ts';
import type { SampleRecords } from '../../content/samples/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import { Chapter } from './Chapter.tsx';
import { ItemGroups, ItemList } from './ItemList.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import classes from './TermsChapter.module.css';

interface TermsChapterProps {
  chapter: HowWeWork['terms'];
  samples: SampleRecords;
  /** The four subjects of every plan. */
  subjects: Subject[];
}

/** Reference material, each topic in a row that opens. */
export function TermsChapter({ chapter, samples, subjects }: TermsChapterProps) {
  return (
    <Chapter chapter={chapter}>
      <div className={classes.scene}>
        <FramedPicture illustration={chapter.scene} sizes={pictureSizes.half} shape="close" />
      </div>
      <Rows chapter={chapter} samples={samples} subjects={subjects} />
    </Chapter>
  );
}

function Rows({ chapter, samples, subjects }: TermsChapterProps) {
  const { answersTitle, answersHint, records, limits, agreement } = chapter;
  const { label, report, round } = samples;
  return (
    <div>
      <Fold title={answersTitle} hint={answersHint} level={3} when="always">
        <ItemList items={subjects.map(({ heading, details }) => ({ title: heading, text: details }))} />
      </Fold>
      <IntroducedFold {...records}>
        <RecordKinds kinds={records.kinds} />
        <div>
          <Fold title={report.caption} hint={report.hint} level={4} when="always">
            <ReportSheet report={report} label={label} />
          </Fold>
          <Fold id={toSlug(round.caption)} title={round.caption} hint={round.hint} level={4} when="always">
            <RoundSheet round={round} label={label} />
          </Fold>
        </div>
      </IntroducedFold>
      <IntroducedFold {...limits}>
        <ItemGroups groups={limits.groups} />
      </IntroducedFold>
      <IntroducedFold {...agreement}>
        <ItemGroups groups={agreement.groups} />
      </IntroducedFold>
    </div>
  );
}

/** Which records we keep, and when each one is made. */
function RecordKinds({ kinds }: Pick<RecordsContent, 'kinds'>) {
  return (
    <dl className={classes.kinds}>
      {kinds.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
