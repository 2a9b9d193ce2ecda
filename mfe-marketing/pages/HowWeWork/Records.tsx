import { RoundSheet } from '../../components/RoundSheet.tsx';
import type { RecordsContent } from '../../content/how-we-work-types.ts';
import type { SampleRecords } from '../../content/sample-record-types.ts';
import classes from './Records.module.css';
import { ReportSheet } from './ReportSheet.tsx';

/** What is written down and when, with a specimen of the two documents a client sees most. */
export function Records({ records: { kinds }, samples }: { records: RecordsContent; samples: SampleRecords }) {
  return (
    <div>
      <dl className={classes.kinds}>
        {kinds.map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.sheets}>
        <ReportSheet report={samples.report} label={samples.label} />
        <RoundSheet round={samples.round} label={samples.label} folds="always" />
      </div>
    </div>
  );
}
