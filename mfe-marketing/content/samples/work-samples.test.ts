import { toSlug } from '@site/text/slug';
import { industries, services } from '../all-pages.ts';
import type { SampleRows, WorkSample } from './types.ts';

const samples = [...services, ...industries].flatMap(({ slug, sample }) =>
  sample.kind === 'round' ? [] : [[slug, sample] as const],
);

const withTotal = samples
  .map(([slug, sample]) => [slug, rowsOf(sample)] as const)
  .filter(([, { rows }]) => rows.some(({ isTotal }) => isTotal));
const timetables = samples.flatMap(([slug, sample]) => (sample.kind === 'timetable' ? [[slug, sample] as const] : []));

describe('what a page shows of the work', () => {
  it.each(samples)('%s says that it is one', (_, sample) => {
    if (sample.kind === 'record') expect(sample.sheet.label).toBe('Sample');
    else if (sample.kind === 'quotation') expect(sample.label).toBe('Example');
    else if (sample.kind === 'post')
      expect(sample.price.bills.map(({ label }) => label)).toEqual(['Example', 'Example']);
    else expect(sample.caption).toMatch(/^Example: /);
  });

  it.each(samples)('%s fills every cell of three to eight rows', (_, sample) => {
    const { head, rows } = rowsOf(sample);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.length).toBeLessThanOrEqual(8);
    for (const { cells } of rows) expect(cells).toHaveLength(head.length - 1);
  });

  it.each(withTotal)('%s adds up to its totals', (_, { rows, head }) => {
    const index = rows.findIndex(({ isTotal }) => isTotal);
    for (const column of head.slice(1).keys()) {
      const amounts = rows.slice(0, index).map(({ cells }) => countIn(cells[column]));
      expect(countIn(rows[index]?.cells[column])).toBe(sum(amounts));
    }
  });

  it.each(timetables)('%s has its times in order', (_, { rows }) => {
    const minutes = rows.flatMap(({ name }) => minutesOf(name));
    for (const [index, time] of minutes.entries()) expect(time).toBeGreaterThan(minutes[index - 1] ?? 0);
  });
});

it('leads from the cost of a medical room to the price of its posts', () => {
  const post = sampleOf('paramedic-services', 'post');
  expect(sampleOf('residential', 'quotation').link?.path).toBe(`/paramedic-services#${toSlug(post.price.title)}`);
});

describe('the price of a nurse and of a paramedic', () => {
  const post = sampleOf('paramedic-services', 'post');
  const [nurse, paramedic] = post.price.bills;
  const medicalRoom = post.price.bills.map(({ total }) => 3 * total.amount);

  it('pays a nurse more, and neither beyond the wage up to which ESIC is due', () => {
    const wages = [nurse, paramedic].map((bill) => bill?.costs[0]?.amount ?? Number.NaN);
    expect(wages[0]).toBeGreaterThan(wages[1] ?? Number.NaN);
    expect(Math.max(...wages)).toBeLessThanOrEqual(21_000);
  });

  it('is what a society pays for each shift, and shares among 540 flats', () => {
    const { rows } = sampleOf('residential', 'quotation');
    expect(rows[0]?.detail).toContain(`₹${inIndia(paramedic?.total.amount ?? Number.NaN)} each`);
    expect(rows[0]?.cells[0]).toBe(inIndia(medicalRoom[1] ?? Number.NaN));
    for (const { cells } of rows) expect(countIn(cells[1])).toBe(Math.round(countIn(cells[0]) / 540));
  });
});

it('serves up to about fifty people with one attendant', () => {
  const floors = sampleOf('corporate', 'count').rows.slice(0, 4);
  for (const { cells } of floors) expect(countIn(cells[1])).toBe(Math.ceil(countIn(cells[0]) / 50));
});

it('posts as many people at a wedding as its table says', () => {
  const crew = sampleOf('event-organizing-services', 'timetable').rows.map(({ cells }) => cells[1] ?? '');
  const posts = crew.find((line) => line.startsWith('Parking')) ?? '';
  expect(crew).toContain(`All ${sum([...posts.matchAll(/\d+/g)].map(Number))}`);
});

it('counts a pantry’s stock down to what is left', () => {
  const rows = sampleOf('pantry-services', 'record').sheet.rows.slice(0, 6);
  for (const { cells } of rows)
    expect(Number.parseFloat(cells[0] ?? '') - Number.parseFloat(cells[1] ?? '')).toBeCloseTo(
      Number.parseFloat(cells[2] ?? ''),
    );
});

function sampleOf<Kind extends WorkSample['kind']>(slug: string, kind: Kind) {
  const isOfKind = (sample?: WorkSample): sample is Extract<WorkSample, { kind: Kind }> => sample?.kind === kind;
  const found = samples.find(([owner]) => owner === slug)?.[1];
  if (!isOfKind(found)) throw new Error(`${slug} has no sample of the kind ${kind}.`);
  return found;
}

function rowsOf(sample: WorkSample): SampleRows {
  if (sample.kind === 'record') return sample.sheet;
  return sample.kind === 'post' ? sample.roles : sample;
}

/** The first number of a cell; none counts as zero. */
function countIn(cell = ''): number {
  return Number(/[\d,]+/.exec(cell)?.[0].replaceAll(',', '') ?? 0);
}

/** Minutes since midnight; a time before 4 am belongs to the day before. */
function minutesOf(time: string): number[] {
  const [, hour, minute, half] = /^(\d+):(\d+) ([ap])m$/.exec(time) ?? [];
  if (!half) return [];
  const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0);
  return [minutes < 240 ? minutes + 1440 : minutes];
}

function inIndia(amount: number): string {
  return amount.toLocaleString('en-IN');
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
