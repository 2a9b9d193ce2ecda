import { Fold } from '@site/ui/Fold';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { Panel } from '../../components/Panel.tsx';
import { ResponseTable } from '../../components/ResponseTable.tsx';
import type { ResponseContent } from '../../content/how-we-work/types.ts';
import classes from './ResponseTimes.module.css';

/** How soon someone arrives for each kind of fault, makes it safe and closes it, and when each desk answers. */
export function ResponseTimes({ response }: { response: ResponseContent }) {
  const { others, noteTitle, note } = response;
  return (
    <>
      <Panel>
        <ResponseTable {...response} />
      </Panel>
      <div className={classes.rows}>
        <Fold title={others.title} hint={others.hint} level={4} when="always">
          <Panel>
            <ResponseTable {...response} {...others} />
          </Panel>
          <section className={classes.hours}>
            <h5>{noteTitle}</h5>
            <p>{note}</p>
            <Desks desks={response.desks} />
          </section>
        </Fold>
      </div>
    </>
  );
}

function Desks({ desks }: Pick<ResponseContent, 'desks'>) {
  return (
    <dl className={classes.desks}>
      {desks.map(({ term, value, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <NoBreakHours text={value} />
          </dd>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
