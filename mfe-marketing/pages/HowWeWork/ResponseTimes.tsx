import { withWholeHours } from '@site/brand';
import { Fold } from '@site/ui/Fold';
import { ResponseTable } from '../../components/ResponseTable.tsx';
import type { ResponseContent } from '../../content/how-we-work-types.ts';
import classes from './ResponseTimes.module.css';

/** Who answers when, and how soon each kind of fault is reached, made safe and closed. */
export function ResponseTimes({ response }: { response: ResponseContent }) {
  const { desks, tableTitle, caption, head, rows, note } = response;
  return (
    <div className={classes.root}>
      <dl className={classes.desks}>
        {desks.map(({ term, value, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{withWholeHours(value)}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Fold title={tableTitle} level={3}>
        <ResponseTable caption={caption} head={head} rows={rows} />
        <p className={classes.note}>{note}</p>
      </Fold>
    </div>
  );
}
