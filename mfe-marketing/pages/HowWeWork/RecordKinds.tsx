import type { RecordsContent } from '../../content/how-we-work-types.ts';
import classes from './RecordKinds.module.css';

/** What is written down, and when. */
export function RecordKinds({ kinds }: Pick<RecordsContent, 'kinds'>) {
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
