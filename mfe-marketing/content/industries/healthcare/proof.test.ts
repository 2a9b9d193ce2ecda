import { brand } from '@site/brand';
import type { StaffTable } from '../../industry-proof-types.ts';
import { hospitalProof } from './proof.ts';
import { hospitalSheet } from './sheet.ts';

const [roster, nurses] = hospitalProof.staffing.tables;

test.each([
  ['100', 1],
  ['300', 2],
] as const)('the staffing of a hospital of %s beds adds up', (_, column) => {
  const posts = staffing(roster, 'rows', column);
  const [shifts = [], day = [], relievers = [], rolls] = staffing(roster, 'totals', column);
  expect(posts.length).toBeGreaterThan(0);
  expect(shifts).toEqual([0, 1, 2].map((shift) => sum(posts.map((post) => post[shift] ?? Number.NaN))));
  expect(day).toEqual([sum(shifts)]);
  expect(relievers).toEqual([Math.ceil(sum(day) / 4)]);
  expect(rolls).toEqual([sum([...day, ...relievers])]);
  expect(summaryOf('without', column)).toEqual([sum(day ?? []), sum(rolls ?? [])]);
});

test.each([1, 2])('nurses and technicians add up, each profession with its own relievers (column %i)', (column) => {
  const [wards = [], icu = [], theatres = [], ...others] = staffing(nurses, 'rows', column);
  const posts = [[...wards, ...icu, ...theatres], ...others].map(sum);
  const [day, relievers, people] = staffing(nurses, 'totals', column).flat();
  expect(day).toBe(sum(posts));
  expect(relievers).toBe(sum(posts.map((count) => Math.ceil(count / 4))));
  expect(people).toBe(sum([day ?? 0, relievers ?? 0]));
  const [, inRoster = 0, , onRolls = 0] = staffing(roster, 'totals', column).map(sum);
  const [nursing = 0, paramedics = 0, ...technicians] = posts;
  const withRelievers = [nursing, paramedics].map((count) => count + Math.ceil(count / 4));
  expect(summaryOf('with', column)).toEqual([inRoster + nursing + paramedics, onRolls + sum(withRelievers)]);
  const told = /plumbers, (\d+) and (\d+) posts/.exec(hospitalProof.reference.intro);
  expect(told?.[column]).toBe(String(sum(technicians)));
});

test.each([1, 2])('the hospital has an electrician on every shift, counted apart (column %i)', (column) => {
  const place = nurses?.rows.findIndex(([name]) => name === 'Electricians') ?? -1;
  const electricians = staffing(nurses, 'rows', column)[place];
  expect(electricians).toHaveLength(3);
  expect(Math.min(...(electricians ?? []))).toBeGreaterThanOrEqual(1);
});

it('the hospital’s key figures agree with its chapters', () => {
  const { figures, start } = hospitalProof;
  const [people, , weeks = ''] = figures.map(({ value }) => value);
  const [, , large] = roster?.totals.at(-1) ?? [];
  expect(people).toBe(large);
  expect(figures[0]?.meaning).toContain('a 300-bed hospital');
  expect(start.intro).toContain(`no ${large} people waiting`);
  expect(start.hint).toContain(weeks.replace('\u00a0', ' '));
  expect(start.steps.at(-1)?.when).toBe(`About week ${Number.parseInt(weeks, 10)}`);
});

it('the hospitals served are some of the clients, and their people some of those on our rolls', () => {
  const { title, text, rows } = hospitalProof.served;
  const [beds = 0, people = 0] = (`${title} ${text}`.match(/\d+/g) ?? []).map(Number);
  const column = (place: number) => rows.map(({ cells }) => Number(cells[place]));
  expect(title).toMatch(/^Four /);
  expect(rows).toHaveLength(4);
  expect([sum(column(0)), sum(column(1))]).toEqual([beds, people]);
  expect(people).toBeLessThan(Math.min(beds, brand.readyPeople));
  expect(Math.min(...column(2))).toBe(2012);
  expect(2012).toBeGreaterThan(Number(brand.registration.cin.slice(8, 12)));
  expect(text).toContain(`counted on ${brand.countedOn}.`);
});

it('a ward’s sheet goes from place to place in the order of its times', () => {
  const times = hospitalSheet.specimen.sheet.round.rows.map(({ time }) => time);
  expect(times).toEqual([...times].sort());
});

it('a ward’s sheet has its isolation room last, disinfected and signed by whoever cleans only there', () => {
  const { rows, signatures } = hospitalSheet.specimen.sheet.round;
  expect(rows.findIndex(({ place }) => place.startsWith('Isolation'))).toBe(rows.length - 1);
  expect(rows.at(-1)?.found).toContain('1% hypochlorite');
  expect(signatures.map(({ role }) => role)).toEqual(['Ward cleaner', 'Isolation cleaner', 'Supervisor', 'Ward nurse']);
});

it('a ward’s sheet names its fault in the row of its place and in the note below', () => {
  const { rows, followUp } = hospitalSheet.specimen.sheet.round;
  const faults = rows.filter(({ result }) => result === 'fault');
  expect(faults.map(({ found }) => found.toLowerCase())).toEqual([
    expect.stringContaining(followUp.title.toLowerCase()),
  ]);
});

/** The numbers in a column of a staffing table. */
function staffing(table: StaffTable | undefined, group: 'rows' | 'totals', column: number): number[][] {
  return table?.[group].map((row) => row[column]?.split(' / ').map(Number) ?? []) ?? [];
}

/** Posts and people for 100 or 300 beds, as the summary shows them. */
function summaryOf(scope: 'without' | 'with', column: number): number[] {
  const size = `${column === 1 ? 100 : 300}\u00a0beds`;
  const row = hospitalProof.sizes.rows.find(({ name, detail }) => name === size && detail === `${scope} nurses`);
  return (row?.cells ?? []).slice(0, 2).map(Number);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
