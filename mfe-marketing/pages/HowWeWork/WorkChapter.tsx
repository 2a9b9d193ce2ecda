import type { HowWeWork } from '../../content/how-we-work-types.ts';
import { Chapter, Topic } from './Chapter.tsx';
import { Cities } from './Cities.tsx';
import { EscalationLadder } from './EscalationLadder.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';

/** Response times, who is told when a job is late, and the cities that the times apply to. */
export function WorkChapter({ chapter }: { chapter: HowWeWork['work'] }) {
  const { response, escalation, places } = chapter;
  return (
    <Chapter chapter={chapter} tone="tint">
      <Topic topic={response}>
        <ResponseTimes response={response} />
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
