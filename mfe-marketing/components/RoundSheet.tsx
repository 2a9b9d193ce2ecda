import { Icon } from '@site/ui/Icon';
import { alertIcon, checkIcon } from '@site/ui/icons';
import type { FoldedRound, RoundCheck, SampleRound } from '../content/samples/types.ts';
import { FoldedSheet, PaperSheet } from './PaperSheet.tsx';
import classes from './RoundSheet.module.css';
import { Table } from './Table.tsx';

type RoundSheetProps = { label: string } & (
  | { folds: 'always'; round: FoldedRound }
  | { folds?: never; round: SampleRound }
);

/** The signed record of one inspection round: a time and a result for each place. */
export function RoundSheet({ label, ...sheet }: RoundSheetProps) {
  if (sheet.folds) {
    return (
      <FoldedSheet {...sheet.round} label={label}>
        <Checks round={sheet.round} />
      </FoldedSheet>
    );
  }
  return (
    <PaperSheet {...sheet.round} label={label}>
      <Checks round={sheet.round} />
    </PaperSheet>
  );
}

function Checks({ round: { head, rows, followUp } }: { round: SampleRound }) {
  return (
    <div className={classes.root}>
      <Table caption="Places in the order of the round" isCaptionHidden head={head} className={classes.checks}>
        {rows.map((check) => (
          <Check key={check.time} check={check} />
        ))}
      </Table>
      <section>
        <h5>{followUp.title}</h5>
        <p>{followUp.text}</p>
      </section>
    </div>
  );
}

function Check({ check: { time, place, found, result } }: { check: RoundCheck }) {
  return (
    <tr>
      <td>{time}</td>
      <th scope="row">{place}</th>
      <td>{found}</td>
      <td data-result={result === 'fault' ? 'fault' : 'good'}>
        <Icon drawing={result === 'fault' ? alertIcon : checkIcon} />{' '}
        <span>{result === 'fault' ? 'Fault' : 'In order'}</span>
      </td>
    </tr>
  );
}
