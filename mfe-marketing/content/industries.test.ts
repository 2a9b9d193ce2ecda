import { hospitalExamples } from './hospital-examples.ts';
import { hospitalProof } from './hospital-proof.ts';
import { hospitalSheet } from './hospital-sheet.ts';
import { price } from './how-we-work/price.ts';
import { industries } from './industries/index.ts';
import { wordsIn } from './testing/words-of.ts';

describe('industries', () => {
  it('tell of the services that the specification pairs with them', () => {
    expect(industries.map(({ slug, focus }) => [slug, focus])).toEqual([
      ['commercials', 'Housekeeping'],
      ['corporate', 'Pantry'],
      ['residential', 'Paramedic'],
      ['healthcare', 'Paramedic'],
      ['education', 'Plumbing'],
      ['event', 'Manpower and housekeeping'],
    ]);
  });

  test.each(industries.map((industry) => [industry.slug, industry] as const))(
    '%s reads as a case study of one or two screens',
    (_, industry) => {
      const { lead, problem, solution, advantages, benefits, boxes } = industry;
      const words = wordsIn({ lead, problem, solution, advantages, benefits, boxes });
      expect(words).toBeGreaterThanOrEqual(300);
      expect(words).toBeLessThanOrEqual(500);
    },
  );

  test('education has five advantages and the named benefits and boxes', () => {
    expect(namedItems('education')).toEqual({
      advantages: 5,
      benefits: [
        'Energy efficiency',
        'Sustainable solutions',
        'Cost-effective',
        'Expertise and experience',
        'Peace of mind',
      ],
      boxes: ['Improved safety', 'Bespoke solutions', 'Scheduled maintenance'],
    });
  });

  test('event has three advantages and the named benefits and boxes', () => {
    expect(namedItems('event')).toEqual({
      advantages: 3,
      benefits: ['Wide range of skills and scalability', 'Event safety', 'Reputation management', 'Cost-effective'],
      boxes: ['Flexibility', 'Timesaving', 'Cost-effective'],
    });
  });

  it('limit waste box to education and event', () => {
    expect(industries.filter((industry) => industry.hasWasteBox).map((industry) => industry.slug)).toEqual([
      'education',
      'event',
    ]);
  });
});

test.each([
  ['100', 1],
  ['300', 2],
] as const)('the staffing of a hospital of %s beds adds up', (beds, column) => {
  const posts = staffing('rows', column);
  const [shifts = [], day = [], relievers = [], rolls] = staffing('totals', column);
  expect(posts.length).toBeGreaterThan(0);
  expect(shifts).toEqual([0, 1, 2].map((shift) => sum(posts.map((post) => post[shift] ?? Number.NaN))));
  expect(day).toEqual([sum(shifts)]);
  expect(relievers).toEqual([Math.ceil(sum(day) / 4)]);
  expect(rolls).toEqual([sum([...day, ...relievers])]);
  expect(hospitalProof.table.sizes[column - 1]).toEqual({
    value: `${rolls}`,
    meaning: `people for ${beds} beds: ${day} on duty in a day, ${relievers} relievers`,
  });
});

test.each([1, 2])('the hospital has an electrician on every shift, counted apart (column %i)', (column) => {
  const [, electricians] = staffing('apart', column);
  expect(electricians).toHaveLength(3);
  expect(Math.min(...(electricians ?? []))).toBeGreaterThanOrEqual(1);
});

describe('the price of a ward attendant', () => {
  const { costs, cost, charge, beforeTax, tax, total } = hospitalExamples.price.bill;
  const [wage = 0, epf, esic, bonus, relief, uniform] = costs.map(({ amount }) => amount);

  it('takes the shares that the price on our approach takes', () => {
    expect([epf, esic, bonus]).toEqual([wage * 0.13, wage * 0.0325, Math.round(wage * 0.0833)]);
    expect(charge.amount / cost.amount).toBe(price.charge.amount / price.cost.amount);
    expect(tax.amount / beforeTax.amount).toBe(price.tax.amount / price.beforeTax.amount);
    expect(uniform).toBe(Math.round((price.costs[5]?.amount ?? 0) * 1.25));
  });

  it('pays one reliever for four posts', () => {
    expect(relief).toBe(Math.round(sum(costs.slice(0, 4).map(({ amount }) => amount)) / 4));
  });

  it('adds up, for one post and for those of 100 and 300 beds', () => {
    expect(cost.amount).toBe(sum(costs.map(({ amount }) => amount)));
    expect(beforeTax.amount).toBe(cost.amount + charge.amount);
    expect(total.amount).toBe(beforeTax.amount + tax.amount);
    const row = hospitalProof.table.rows.find(([post]) => post === 'Ward attendants');
    const [few = 0, many = 0] = row?.slice(1).map((cell) => sum(cell.split(' / ').map(Number))) ?? [];
    const costOf = (posts: number) => `₹${(posts * total.amount).toLocaleString('en-IN')}`;
    expect(hospitalExamples.price.sums).toEqual([
      { value: costOf(1), meaning: 'one post, tax included' },
      { value: costOf(few), meaning: `the ${few} posts of 100 beds` },
      { value: costOf(many), meaning: `the ${many} posts of 300 beds` },
    ]);
    expect(hospitalExamples.price.linesHint).toContain(`Wages ₹${costs[0]?.amount.toLocaleString('en-IN')},`);
    expect(hospitalExamples.price.intro).toContain(
      `₹${costs[0]?.amount.toLocaleString('en-IN')} is for Noida, semi-skilled,`,
    );
    expect(hospitalExamples.price.linesHint).toContain(`cost of the post ₹${cost.amount.toLocaleString('en-IN')},`);
  });
});

it('the hospital’s figures are those of its chapters', () => {
  const { figures, times, table, price: post } = hospitalProof;
  const [porter = '', rolls, month] = figures.map(({ value }) => value);
  expect(times.rows[0]?.there.value).toBe(porter.replace('min', 'minutes'));
  expect(rolls).toBe(table.sizes[0]?.value);
  expect(figures[1]?.meaning).toContain(`${table.sizes[1]?.value}`);
  expect(month).toBe(post.sums[0]?.value);
  expect(hospitalProof.start.steps.at(-1)?.when).toBe(`About week ${Number.parseInt(figures[3]?.value ?? '', 10)}`);
});

it('a ward’s sheet goes from place to place in the order of its times', () => {
  const times = hospitalSheet.specimen.sheet.round.rows.map(({ time }) => time);
  expect(times).toEqual([...times].sort());
});

it.each([2, 3])('neighbours differ in ground in lists of %i columns', (columns) => {
  const grounds = industries.map(({ ground }) => ground);
  for (const [place, ground] of grounds.entries()) {
    if ((place + 1) % columns > 0) expect(grounds[place + 1]).not.toBe(ground);
    expect(grounds[place + columns]).not.toBe(ground);
  }
});

/** The numbers in a column of the hospital's table. */
function staffing(group: 'rows' | 'totals' | 'apart', column: number): number[][] {
  const table = industries.find(({ slug }) => slug === 'healthcare')?.proof?.table;
  return (table?.[group] ?? []).map((row) => row[column]?.split(' / ').map(Number) ?? []);
}

function namedItems(slug: string) {
  const found = industries.find((industry) => industry.slug === slug);
  return {
    advantages: found?.advantages.length,
    benefits: found?.benefits.map((benefit) => benefit.title),
    boxes: found?.boxes.map((box) => box.title),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
