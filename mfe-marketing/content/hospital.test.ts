import { brand } from '@site/brand';
import { hospitalExamples } from './hospital-examples.ts';
import { hospitalProof } from './hospital-proof.ts';
import { hospitalSheet } from './hospital-sheet.ts';
import { price } from './how-we-work/price.ts';
import { services } from './services/index.ts';

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

  it('adds up', () => {
    expect(cost.amount).toBe(sum(costs.map(({ amount }) => amount)));
    expect(beforeTax.amount).toBe(cost.amount + charge.amount);
    expect(total.amount).toBe(beforeTax.amount + tax.amount);
    const { intro, linesHint } = hospitalExamples.price;
    expect(linesHint).toContain(`Wages ${rupees(costs[0]?.amount)},`);
    expect(linesHint).toContain(`cost of the post ${rupees(cost.amount)},`);
    expect(intro).toContain(`${rupees(costs[0]?.amount)} is for Noida, semi-skilled,`);
  });
});

describe('the price of all posts of a hospital', () => {
  const { sums, intro, bill } = hospitalExamples.price;
  const sample = services.find(({ slug }) => slug === 'paramedic-services')?.sample;
  const skilled = sample?.kind === 'post' ? sample.price.bills.at(-1)?.total.amount : undefined;
  const cleaning = 100 * Math.round((price.total.amount * 30) / 26 / 100);
  const rates = { cleaning, attendants: bill.total.amount, charge: skilled ?? Number.NaN };

  it('takes the rates of our approach, of this page and of paramedic services', () => {
    expect(price.allDays).toContain(rupees(rates.cleaning));
    for (const rate of Object.values(rates)) expect(intro).toContain(rupees(rate));
  });

  test.each([
    ['100', 1],
    ['300', 2],
  ] as const)('is the sum of those of %s beds', (beds, column) => {
    const counted = hospitalProof.table.rows.map(([post = '', ...cells]): [number, number] => {
      const posts = sum((cells[column - 1] ?? '').split(' / ').map(Number));
      return [posts, posts * rates[rateOf(post)]];
    });
    const posts = sum(counted.map(([count]) => count));
    const value = rupees(sum(counted.map(([, amount]) => amount)));
    expect(sums[column]).toEqual({ value, meaning: `all ${posts} posts of ${beds} beds` });
  });

  it('stands among the first figures', () => {
    expect(sums[0]?.value).toBe(rupees(bill.total.amount));
    expect(hospitalProof.figures[2]?.meaning).toContain(`${sums[2]?.value} for ${sums[2]?.meaning}`);
  });

  it('says what a fifth and a twentieth of its service charge are', () => {
    const month = Number(sums[2]?.value.replace(/\D/g, ''));
    const fifth = (month * (bill.charge.amount / bill.total.amount)) / 5;
    const { clauses } = hospitalExamples.times.late;
    for (const [value, amount] of [
      ['20%', fifth],
      ['5%', fifth / 4],
    ] as const) {
      const clause = clauses.find((one) => one.value === value);
      expect(clause?.meaning).toContain(`about ${rupees(100 * Math.round(amount / 100))} for 300 beds`);
    }
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

it('the hospitals served are some of the clients, and their people some of those on our rolls', () => {
  const { title, text, rows } = hospitalProof.served;
  const [beds = 0, people = 0] = (title.match(/\d+/g) ?? []).map(Number);
  const column = (place: number) => rows.map(({ cells }) => Number(cells[place]));
  expect(title).toMatch(/^Four /);
  expect(rows).toHaveLength(4);
  expect([sum(column(0)), sum(column(1))]).toEqual([beds, people]);
  expect(people).toBeLessThan(Math.min(beds, brand.readyPeople));
  expect(Math.min(...column(2))).toBe(2012);
  expect(2012).toBeGreaterThan(Number(brand.registration.cin.slice(8, 12)));
  expect(text).toContain(`Counted on ${brand.countedOn}.`);
});

it('a ward’s sheet goes from place to place in the order of its times', () => {
  const times = hospitalSheet.specimen.sheet.round.rows.map(({ time }) => time);
  expect(times).toEqual([...times].sort());
});

/** The numbers in a column of the hospital's table. */
function staffing(group: 'rows' | 'totals' | 'apart', column: number): number[][] {
  return hospitalProof.table[group].map((row) => row[column]?.split(' / ').map(Number) ?? []);
}

function rateOf(post: string): 'cleaning' | 'attendants' | 'charge' {
  if (post === 'Ward attendants') return 'attendants';
  return post === 'Supervisors' || post === 'Site in-charge' ? 'charge' : 'cleaning';
}

function rupees(amount = Number.NaN): string {
  return `₹${amount.toLocaleString('en-IN')}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
