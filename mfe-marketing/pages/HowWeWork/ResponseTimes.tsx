import { Fold } from '@site/ui/Fold';
import { WholeHours } from '@site/ui/WholeHours';
import { Panel } from '../../components/Panel.tsx';
import { ResponseTable } from '../../components/ResponseTable.tsx';
import type { ResponseContent } from '../../content/how-we-work-types.ts';
import classes from './ResponseTimes.module.css';

/** How soon each kind of fault is reached, made safe and closed, and who answers when. */
export function ResponseTimes({ response }: { response: ResponseContent }) {
  const { desks, tableTitle, others, note } = response;
  return (
    <div className={classes.root}>
      <section>
        <h3 className={classes.title}>{tableTitle}</h3>
        <Panel>
          <ResponseTable {...response} />
        </Panel>
        <div className={classes.others}>
          <Fold title={others.title} hint={others.hint} level={3} when="always">
            <Panel>
              <ResponseTable {...response} {...others} />
            </Panel>
          </Fold>
        </div>
        <p className={classes.note}>{note}</p>
      </section>
      <dl className={classes.desks}>
        {desks.map(({ term, value, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <WholeHours text={value} />
            </dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
