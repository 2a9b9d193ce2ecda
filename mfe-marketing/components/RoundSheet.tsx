import { Icon } from '@site/ui/Icon';
import type { RoundCheck, SampleRound } from '../content/sample-record-types.ts';
import classes from './RoundSheet.module.css';
import { Sheet } from './Sheet.tsx';

interface RoundSheetProps {
  round: SampleRound;
  label: string;
}

/** A check list with a time for each place, and two signatures. */
export function RoundSheet({ round, label }: RoundSheetProps) {
  return (
    <Sheet {...round} label={label}>
      <table className={classes.checks}>
        <caption className="visually-hidden">Places in the order of the round</caption>
        <thead>
          <tr>
            {round.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {round.rows.map((check) => (
            <Check key={check.time} check={check} />
          ))}
        </tbody>
      </table>
      <section>
        <h5>{round.followUp.title}</h5>
        <p>{round.followUp.text}</p>
      </section>
    </Sheet>
  );
}

function Check({ check: { time, place, found, result } }: { check: RoundCheck }) {
  return (
    <tr>
      <td>{time}</td>
      <th scope="row">{place}</th>
      <td>{found}</td>
      <td data-result={result === 'fault' ? 'fault' : 'good'}>
        <Icon name={result === 'fault' ? 'alert' : 'check'} /> {result === 'fault' ? 'Fault' : 'In order'}
      </td>
    </tr>
  );
}
