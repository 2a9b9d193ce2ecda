import { indianNumber } from '@site/ui/indian-number';
import { SampleSheet } from '../../components/SampleSheet.tsx';
import { Table } from '../../components/Table.tsx';
import type { MeterReading, SampleReport } from '../../content/samples/types.ts';
import classes from './ReportSheet.module.css';

interface ReportSheetProps {
  report: SampleReport;
  label: string;
}

/** The first page of a monthly report: attendance, rounds, faults, complaints, meters and next work. */
export function ReportSheet({ report, label }: ReportSheetProps) {
  const { attendance, rounds, faults, complaints, meters, work } = report;
  return (
    <SampleSheet {...report} label={label}>
      <div className={classes.pair}>
        <Attendance attendance={attendance} />
        <section>
          <h5>{rounds.title}</h5>
          <p className={classes.figure}>
            {rounds.signed} <span>of {rounds.planned} signed</span>
          </p>
          <p>{rounds.note}</p>
        </section>
      </div>
      <Faults faults={faults} />
      <section>
        <h5>{complaints.title}</h5>
        <p className={classes.figure}>
          {complaints.cameBack} <span>of {complaints.all} came back</span>
        </p>
        <p>{complaints.note}</p>
      </section>
      <Meters meters={meters} />
      <section>
        <h5>{work.title}</h5>
        <ul role="list" className={classes.work}>
          {work.items.map(({ date, text }) => (
            <li key={date}>
              <span>{date}</span> {text}
            </li>
          ))}
        </ul>
      </section>
    </SampleSheet>
  );
}

function Attendance({ attendance: { title, planned, own, relieved, open } }: Pick<SampleReport, 'attendance'>) {
  return (
    <section>
      <h5>{title}</h5>
      <p className={classes.figure}>
        {own + relieved} <span>of {planned} shifts filled</span>
      </p>
      <svg className={classes.bar} aria-hidden>
        <rect width={percent(own, planned)} height="100%" className={classes.own} />
        <rect x={percent(own, planned)} width={percent(relieved, planned)} height="100%" className={classes.relieved} />
      </svg>
      <p>
        {relieved} by relievers; {open} open and not billed
      </p>
    </section>
  );
}

function Faults({ faults: { title, head, rows } }: Pick<SampleReport, 'faults'>) {
  const sum = (field: 'faults' | 'inTime') => rows.reduce((total, row) => total + row[field], 0);
  return (
    <Table caption={title} head={head} cells="sums" className={classes.counts}>
      {rows.map(({ kind, faults, inTime }) => (
        <tr key={kind}>
          <th scope="row">{kind}</th>
          <td>{faults}</td>
          <td>{inTime}</td>
        </tr>
      ))}
      <tr data-total>
        <th scope="row">All</th>
        <td>{sum('faults')}</td>
        <td>{sum('inTime')}</td>
      </tr>
    </Table>
  );
}

function Meters({ meters: { title, head, rows } }: Pick<SampleReport, 'meters'>) {
  return (
    <Table caption={title} head={head} cells="sums" className={classes.counts}>
      {rows.map((row) => (
        <tr key={row.meter}>
          <th scope="row">
            {row.meter} ({row.unit})
          </th>
          <td>{indianNumber(row.before)}</td>
          <td>{indianNumber(row.now)}</td>
          <td>{changeOf(row)}</td>
        </tr>
      ))}
    </Table>
  );
}

function changeOf({ before, now }: MeterReading): string {
  const change = Math.round(((now - before) / before) * 100);
  return `${Math.abs(change)}% ${change < 0 ? 'less' : 'more'}`;
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
