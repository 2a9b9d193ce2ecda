import { sampleRecords } from './records.ts';

describe('the samples of records', () => {
  const { report, round } = sampleRecords;

  it('add up', () => {
    const { planned, own, relieved, open } = report.attendance;
    expect(own + relieved + open).toBe(planned);
    expect(report.rounds.signed).toBeLessThanOrEqual(report.rounds.planned);
    expect(report.complaints.cameBack).toBeLessThanOrEqual(report.complaints.all);
    for (const { faults, inTime } of report.faults.rows) expect(inTime).toBeLessThanOrEqual(faults);
  });

  it('agree with the summaries in their rows', () => {
    const { attendance, faults, hint } = report;
    const sum = (field: 'faults' | 'inTime') => faults.rows.reduce((total, row) => total + row[field], 0);
    const filled = `${attendance.own + attendance.relieved} of ${attendance.planned} shifts filled`;
    expect(hint).toBe(`${filled}, ${sum('inTime')} of ${sum('faults')} faults closed in time`);
    expect(round.hint).toMatch(new RegExp(`^${round.rows.length} places in 53 minutes, one fault`));
    expect(round.rows.filter(({ result }) => result === 'fault')).toHaveLength(1);
  });

  it('list the places of a round in the order of their times', () => {
    const times = round.rows.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
  });
});
