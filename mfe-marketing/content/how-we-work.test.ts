import { brand } from '@site/brand';
import { table } from '../route-table.ts';
import { companyPages } from './company/index.ts';
import { ourApproach } from './company/our-approach.ts';
import { home } from './home.ts';
import { sampleRecords } from './how-we-work/sample-records.ts';
import { howWeWork } from './how-we-work.ts';
import { industries } from './industries/index.ts';
import { services } from './services/index.ts';
import { textOf, textsOf } from './testing/words-of.ts';

const { start, response, places, escalation, price, agreement, limits } = howWeWork;

describe('the way of working', () => {
  it('begins with figures that its chapters repeat', () => {
    const [weeks, minutes, days] = ourApproach.figures ?? [];
    expect(start.intro).toContain('About two weeks');
    expect(weeks?.value).toBe('2 weeks');
    expect(minutes?.value).toBe(response.rows.find(({ fault }) => fault === 'Person trapped in a lift')?.there.value);
    expect(textOf(agreement)).toContain('Thirty days’ notice');
    expect(days?.value).toBe('30 days');
  });

  it('tells the start in five steps, each with its days', () => {
    expect(start.steps.map(({ title }) => title)).toEqual([
      'Visit',
      'Quotation',
      'Mobilisation',
      'First month',
      'Audit',
    ]);
    for (const { when } of start.steps) expect(when).toMatch(/day \d+/i);
  });

  it('counts the days of the start without a gap', () => {
    const days = start.steps.map(({ when }) => [...when.matchAll(/\d+/g)].map(Number));
    expect(days.map(([first]) => first)).toEqual([1, ...days.slice(0, -1).map((step) => (step.at(-1) ?? 0) + 1)]);
  });

  it.each(response.rows.map((row) => [row.fault, row] as const))('says three times for: %s', (_, row) => {
    for (const { value } of [row.there, row.safe, row.closed]) expect(value).not.toBe('');
  });

  it('tells the duty desk’s hours from those of new enquiries', () => {
    expect(response.desks.map(({ value }) => value)).toEqual(['24/7', brand.workingHours]);
  });

  it('names six cities, and how soon someone is in each', () => {
    expect(places.cities.map(({ name }) => name).sort()).toEqual([
      'Delhi',
      'Faridabad',
      'Ghaziabad',
      'Greater Noida',
      'Gurugram',
      'Noida',
    ]);
    for (const { onCall } of places.cities) expect(onCall).toMatch(/^\d+ (minutes|hours)$/);
  });

  it('goes up from the supervisor to the director', () => {
    expect(escalation.rungs.map(({ role }) => role)).toEqual([
      'Supervisor',
      'Site in-charge',
      'Operations manager',
      'Director',
    ]);
  });

  it('says that it neither collects commercial waste nor treats biomedical waste', () => {
    expect(limits.groups.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(
      expect.arrayContaining(['Commercial waste collection', 'Transport or treatment of biomedical waste']),
    );
  });
});

describe('the example of a price', () => {
  const [wage, epf, esic, bonus] = price.costs.map(({ amount }) => amount);

  it('takes the statutory shares of the wage', () => {
    expect(epf).toBe(wage && wage * 0.13);
    expect(esic).toBe(wage && wage * 0.0325);
    expect(bonus).toBe(wage && Math.round(wage * 0.0833));
  });

  it('relieves two days of 26', () => {
    const [wages = 0, provident = 0, insurance = 0, , relief] = price.costs.map(({ amount }) => amount);
    expect(relief).toBe(Math.round(((wages + provident + insurance) * 2) / 26));
  });

  it('says what a post of 30 days costs, to a hundred rupees', () => {
    const amount = Math.round((price.total.amount * 30) / 26 / 100) * 100;
    expect(price.allDays).toContain(`₹${amount.toLocaleString('en-IN')}`);
  });

  it('adds up', () => {
    expect(price.cost.amount).toBe(sum(price.costs.map(({ amount }) => amount)));
    expect(price.charge.amount).toBe(price.cost.amount * 0.08);
    expect(price.beforeTax.amount).toBe(price.cost.amount + price.charge.amount);
    expect(price.tax.amount).toBe(price.beforeTax.amount * 0.18);
    expect(price.total.amount).toBe(price.beforeTax.amount + price.tax.amount);
  });

  it('cuts a hundred rupees as its lines do', () => {
    const [wages = 0, provident = 0, insurance = 0, premium = 0, relief = 0, uniform = 0, material = 0] =
      price.costs.map(({ amount }) => amount);
    const groups = [wages + premium + relief, provident + insurance, uniform + material, price.charge.amount];
    const shares = groups.map((amount) => Math.round((amount / price.beforeTax.amount) * 100));
    expect(price.shares.parts.map(({ rupees }) => rupees)).toEqual(shares);
    expect(sum(shares)).toBe(100);
  });

  it('says that it is an example and no offer', () => {
    expect(price.label).toBe('Example');
    expect(price.note).toContain('example');
  });
});

describe('the specimens of records', () => {
  const { label, report, round } = sampleRecords;

  it('are marked as samples', () => {
    expect(label).toBe('Sample');
  });

  it('add up', () => {
    const { planned, own, relieved, open } = report.attendance;
    expect(own + relieved + open).toBe(planned);
    expect(report.rounds.signed).toBeLessThanOrEqual(report.rounds.planned);
    for (const { faults, inTime } of report.faults.rows) expect(inTime).toBeLessThanOrEqual(faults);
  });

  it('time the places of a round one after the other', () => {
    const times = round.rows.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
  });
});

it('repeats no sentence of another page', () => {
  const elsewhere = new Set([home, ...services, ...industries, ...companyPages].flatMap(sentencesOf));
  expect(sentencesOf(howWeWork).filter((sentence) => elsewhere.has(sentence))).toEqual([]);
});

it('is found by what it says, and not by its specimens', () => {
  const text = table.routes.find(({ path }) => path === '/our-approach')?.searchText?.split('\n');
  for (const line of textsOf(limits)) expect(text).toContain(line);
  expect(text).not.toContain(sampleRecords.round.rows[0]?.found);
});

it('stands in plain words, with nothing left to fill in', () => {
  expect(textOf([howWeWork, sampleRecords])).not.toMatch(/\{|undefined|lorem|todo|shall|somebody/i);
});

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Sentences of more than five words; shorter ones may repeat by chance. */
function sentencesOf(value: unknown): string[] {
  const sentences = textsOf(value).flatMap((text) => text.split(/(?<=[.!?:;])\s+/));
  return sentences.filter((sentence) => sentence.split(/\s+/).length > 5);
}
