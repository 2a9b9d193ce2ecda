import { services } from '../../all-pages.ts';
import { price } from '../../how-we-work/price.ts';
import { content as healthcare } from './content.ts';
import { price as hospitalPrice, monthlyPrice, nursingPrices, rosterPrices } from './price.ts';
import { hospitalBeds, postsOf, professions, roster, type StaffRow } from './roster.ts';

it('states the wage of a ward attendant', () => {
  const [wages] = hospitalPrice.bill.costs;
  expect(hospitalPrice.intro).toContain(
    `${rupees(wages?.amount)} is an example for Noida, semi-skilled, in October 2026`,
  );
});

describe('the price of all posts of a hospital', () => {
  const { bill } = hospitalPrice;
  const prices = [...rosterPrices, ...nursingPrices];
  const sample = services.find(({ slug }) => slug === 'paramedic-services')?.sample;
  const [nurse, skilled] = sample?.kind === 'post' ? sample.price.bills.map(({ total }) => total.amount) : [];

  it('uses the rates of our-approach, of this page and of paramedic services', () => {
    const cleaning = 100 * Math.round((price.total.amount * 30) / 26 / 100);
    expect(price.allDays).toContain(rupees(cleaning));
    expect(rosterPrices.map((kind) => kind.rupees)).toEqual([cleaning, bill.total.amount, skilled]);
    expect(nursingPrices.map((kind) => kind.rupees)).toEqual([nurse, skilled]);
  });

  it('prices each kind of post once, except those that we quote after the visit', () => {
    const quoted = [...roster, ...professions].filter(({ post }) => post !== 'electricians' && post !== 'plumbers');
    expect(prices.flatMap(({ posts }) => posts).sort()).toEqual([...new Set(quoted.map(({ post }) => post))].sort());
    const inRoster = roster.map(({ post }) => post);
    for (const { posts } of rosterPrices) expect(inRoster).toEqual(expect.arrayContaining(posts));
    expect(healthcare.reference.intro).toMatch(
      /Electricians and plumbers \(\d+ posts for 100 beds, \d+ posts for 300 beds\) are quoted after the visit/,
    );
  });

  it.each(hospitalBeds)('is what the posts of each row cost: %i beds', (beds) => {
    const costOf = (row: StaffRow) =>
      postsOf([row], beds) * (prices.find(({ posts }) => posts.includes(row.post))?.rupees ?? 0);
    expect(monthlyPrice(prices, beds)).toBe(sum([...roster, ...professions].map(costOf)));
  });

  it('states 5%, 20% and all of its service charge in rupees', () => {
    const monthly = monthlyPrice(rosterPrices, 300);
    const charge = monthly * (bill.charge.amount / bill.total.amount);
    const inHundreds = (amount: number) => rupees(100 * Math.round(amount / 100));
    const { figures, note } = healthcare.times.late;
    for (const [share, percent] of [
      [1 / 20, '5%'],
      [1 / 5, '20%'],
    ] as const)
      expect(figures.find(({ meaning }) => meaning.includes(`(${percent} of the`))?.value).toBe(
        inHundreds(charge * share),
      );
    expect(note).toContain(`${rupees(monthly)} a month our service charge is about ${inHundreds(charge)}`);
    expect(note).toContain('for 300\u00a0beds');
  });
});

function rupees(amount = Number.NaN): string {
  return `₹${amount.toLocaleString('en-IN')}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
