import type { RecordsContent } from '../../content/how-we-work-types.ts';
import classes from './RecordKinds.module.css';

/** Which records we keep, and when each one is made. */
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
