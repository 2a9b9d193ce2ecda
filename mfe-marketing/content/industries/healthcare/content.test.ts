import { brand } from '@site/brand';
import { content as healthcare } from './content.ts';

it('the hospitals served are some of the clients, and their people some of those on our rolls', () => {
  const { title, text, rows } = healthcare.served;
  const [beds = 0, people = 0] = (`${title} ${text}`.match(/\d+/g) ?? []).map(Number);
  const column = (index: number) => rows.map(({ cells }) => Number(cells[index]));
  expect(title).toMatch(/^Four /);
  expect(rows).toHaveLength(4);
  expect([sum(column(0)), sum(column(1))]).toEqual([beds, people]);
  expect(people).toBeLessThan(Math.min(beds, brand.readyPeople));
  expect(Math.min(...column(2))).toBe(2012);
  expect(2012).toBeGreaterThan(Number(brand.registration.cin.slice(8, 12)));
  expect(text).toContain(`counted on ${brand.countedOn}.`);
});

it('a ward’s sheet goes from place to place in the order of its times', () => {
  const times = healthcare.sample.sheet.round.rows.map(({ time }) => time);
  expect(times).toEqual([...times].sort());
});

it('a ward’s sheet has its isolation room last, disinfected and signed by whoever cleans only there', () => {
  const { rows, signatures } = healthcare.sample.sheet.round;
  expect(rows.findIndex(({ place }) => place.startsWith('Isolation'))).toBe(rows.length - 1);
  expect(rows.at(-1)?.found).toContain('1% hypochlorite');
  expect(signatures.map(({ role }) => role)).toEqual(['Ward cleaner', 'Isolation cleaner', 'Supervisor', 'Ward nurse']);
});

it('a ward’s sheet names its fault in the row of its place and in the note below', () => {
  const { rows, followUp } = healthcare.sample.sheet.round;
  const faults = rows.filter(({ result }) => result === 'fault');
  expect(faults.map(({ found }) => found.toLowerCase())).toEqual([
    expect.stringContaining(followUp.title.toLowerCase()),
  ]);
});

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
