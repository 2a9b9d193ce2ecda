import { QuietChapter } from '../../components/QuietChapter.tsx';
import type { HowWeWork } from '../../content/how-we-work-types.ts';
import { Chapter, Topic } from './Chapter.tsx';
import { Cities } from './Cities.tsx';
import { EscalationLadder } from './EscalationLadder.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import classes from './WorkChapter.module.css';

/** How soon somebody comes; below it who hears of what is late, beside the places that it holds for. */
export function WorkChapter({ chapter }: { chapter: HowWeWork['work'] }) {
  const { response, escalation, places } = chapter;
  return (
    <Chapter chapter={chapter} tone="tint">
      <Topic topic={response}>
        <ResponseTimes response={response} />
      </Topic>
      <div className={classes.pair}>
        <QuietChapter chapter={escalation} level={3}>
          <EscalationLadder escalation={escalation} />
        </QuietChapter>
        <QuietChapter chapter={places} hint={places.cities.map(({ name }) => name).join(', ')} level={3}>
          <Cities places={places} />
        </QuietChapter>
      </div>
    </Chapter>
  );
}
