import { Fold } from '@site/ui/Fold';
import { Icon } from '@site/ui/Icon';
import { alertIcon } from '@site/ui/icons';
import { DataTable } from '../../components/DataTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { EscalationContent, HowWeWork, PlacesContent } from '../../content/how-we-work/types.ts';
import { Chapter, Topic } from './Chapter.tsx';
import { CityMap } from './CityMap.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import classes from './WorkChapter.module.css';

/** Response times, who is told when a job is late, and the cities that the times apply to. */
export function WorkChapter({ chapter }: { chapter: HowWeWork['work'] }) {
  const { response, scene, escalation, places } = chapter;
  return (
    <Chapter chapter={chapter} tone="tint">
      <Topic topic={response}>
        <ResponseTimes response={response} scene={scene} />
      </Topic>
      <Topic topic={escalation} folds>
        <EscalationLadder escalation={escalation} />
      </Topic>
      <Topic topic={places} hint={places.cities.map(({ name }) => name).join(', ')} folds>
        <Cities places={places} />
      </Topic>
    </Chapter>
  );
}

/** Who hears of a late fault, from the site upwards, and when; then the emergencies for which all of them are called at once. */
function EscalationLadder({ escalation: { rungs, atOnce } }: { escalation: EscalationContent }) {
  return (
    <>
      <ol role="list" className={classes.rungs}>
        {rungs.map(({ role, when, text }) => (
          <li key={role}>
            <h4>
              {when}: {role}
            </h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section className={classes.atOnce}>
        <Icon icon={alertIcon} />
        <div>
          <h4>{atOnce.title}</h4>
          <p>{atOnce.text}</p>
        </div>
      </section>
    </>
  );
}

/** A map of the cities beside the table of response times, which opens from a row on phones. */
function Cities({ places: { tableTitle, caption, head, cities, onRequest } }: { places: PlacesContent }) {
  return (
    <div className={classes.cities}>
      <CityMap />
      <Fold title={tableTitle} hint={cities.map(({ name }) => name).join(', ')} level={4}>
        <Panel>
          <DataTable
            kind="times"
            caption={caption}
            isCaptionHidden
            head={head}
            rows={cities.map(({ name, text, onCall }) => ({ name, detail: text, cells: [onCall] }))}
          />
          <section className={classes.request}>
            <h5>{onRequest.title}</h5>
            <p>{onRequest.text}</p>
          </section>
        </Panel>
      </Fold>
    </div>
  );
}
