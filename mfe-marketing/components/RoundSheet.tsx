import { Icon } from '@site/ui/Icon';
import { alertIcon, checkIcon } from '@site/ui/icons';
import type { RoundCheck, SampleRound } from '../content/sample-record-types.ts';
import classes from './RoundSheet.module.css';
import { Sheet } from './Sheet.tsx';
import { Table } from './Table.tsx';

interface RoundSheetProps {
  round: SampleRound;
  label: string;
  folds?: 'narrow' | 'always';
}

/** A check list with a time for each place, and two signatures. */
export function RoundSheet({ round, label, folds }: RoundSheetProps) {
  return (
    <Sheet {...round} label={label} folds={folds}>
      <Table caption="Places in the order of the round" isCaptionHidden head={round.head} className={classes.checks}>
        {round.rows.map((check) => (
          <Check key={check.time} check={check} />
        ))}
      </Table>
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
        <Icon drawing={result === 'fault' ? alertIcon : checkIcon} /> {result === 'fault' ? 'Fault' : 'In order'}
      </td>
    </tr>
  );
}
