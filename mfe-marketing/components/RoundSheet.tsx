import { Icon } from '@site/ui/Icon';
import { alertIcon, checkIcon } from '@site/ui/icons';
import type { RoundCheck, SampleRound } from '../content/samples/types.ts';
import classes from './RoundSheet.module.css';
import { SampleSheet } from './SampleSheet.tsx';
import { Table } from './Table.tsx';

interface RoundSheetProps {
  /** Says that it is a sample. */
  label: string;
  round: SampleRound;
  /** Heading level of its title. */
  level?: 3 | 4;
}

/** The signed record of one inspection round: a time and a result for each place. */
export function RoundSheet({ label, round, level = 4 }: RoundSheetProps) {
  const { head, rows, followUp } = round;
  const FollowUp = level === 3 ? 'h4' : 'h5';
  return (
    <SampleSheet {...round} label={label} level={level}>
      <div className={classes.root}>
        <Table caption="Places in the order of the round" isCaptionHidden head={head} className={classes.checks}>
          {rows.map((check) => (
            <Check key={check.time} check={check} />
          ))}
        </Table>
        <section>
          <FollowUp>{followUp.title}</FollowUp>
          <p>{followUp.text}</p>
        </section>
      </div>
    </SampleSheet>
  );
}

function Check({ check: { time, place, found, result } }: { check: RoundCheck }) {
  return (
    <tr>
      <td>{time}</td>
      <th scope="row">{place}</th>
      <td>{found}</td>
      <td data-result={result === 'fault' ? 'fault' : 'good'}>
        <Icon icon={result === 'fault' ? alertIcon : checkIcon} />{' '}
        <span>{result === 'fault' ? 'Fault' : 'In order'}</span>
      </td>
    </tr>
  );
}
