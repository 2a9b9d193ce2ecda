import { toSlug } from '@site/text/slug';
import { Fold } from '@site/ui/Fold';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { FramedPicture } from '../../components/FramedPicture.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ResponseTable } from '../../components/ResponseTable.tsx';
import type { HowWeWork, ResponseContent } from '../../content/how-we-work/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './ResponseTimes.module.css';

/** How soon someone arrives for each kind of fault, makes it safe and closes it, beside a picture of one; then when each desk answers. */
export function ResponseTimes({ response, scene }: Pick<HowWeWork['work'], 'response' | 'scene'>) {
  const { others, noteTitle, note } = response;
  return (
    <>
      <div className={classes.urgent}>
        <div className={classes.scene}>
          <FramedPicture illustration={scene} sizes={pictureSizes.half} shape="fill" />
        </div>
        <Panel>
          <ResponseTable {...response} />
        </Panel>
      </div>
      <div className={classes.rows}>
        <Fold id={toSlug(others.title)} title={others.title} hint={others.hint} level={4} when="always">
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
