import { content as healthcare } from './content.ts';
import { monthlyGratuity, monthlyPrice, nursingPrices, price, rosterPrices, sizes } from './price.ts';
import { hospitalBeds, postsOf, professions, roster, type StaffRow } from './roster.ts';

describe('the price of all posts of a hospital', () => {
  const prices = [...rosterPrices, ...nursingPrices];

  it('prices each kind of post once, except those that we quote after the visit', () => {
    const quoted = [...roster, ...professions].filter(({ post }) => post !== 'electricians' && post !== 'plumbers');
    expect(prices.flatMap(({ posts }) => posts).sort()).toEqual([...new Set(quoted.map(({ post }) => post))].sort());
    const inRoster = roster.map(({ post }) => post);
    for (const { posts } of rosterPrices) expect(inRoster).toEqual(expect.arrayContaining(posts));
    expect(sizes.note).toMatch(
      /Electricians and plumbers \(\d+\sposts for 100 beds, \d+\sposts for 300 beds\) are quoted after the visit/,
    );
  });

  it.each(hospitalBeds)('is what the posts of each row cost: %i beds', (beds) => {
    const costOf = (row: StaffRow) =>
      postsOf([row], beds) * (prices.find(({ posts }) => posts.includes(row.post))?.rupees ?? 0);
    expect(monthlyPrice(prices, beds)).toBe(sum([...roster, ...professions].map(costOf)));
  });

  it('leaves out gratuity, and says so with its amount beside each sum', () => {
    // Wages of 137.5 people in unskilled posts, 71.25 ward attendants and 11.25 in charge. Each is due 15 of 26 days a year; 8% and 18% come on top.
    const wages = 137.5 * 14_000 + 71.25 * 14_800 + 11.25 * 18_400;
    expect(monthlyGratuity(rosterPrices, 300)).toBe(100 * Math.round((wages * 15 * 1.08 * 1.18) / 26 / 12 / 100));
    expect(healthcare.figures[1]).toEqual({
      value: '₹53.9 lakh',
      meaning: expect.stringContaining('gratuity, about ₹2.0 lakh, is extra'),
    });
    expect(sizes.rows.at(-1)).toEqual({
      name: 'Gratuity, ₹\u00a0lakh\u00a0more',
      cells: [
        ['1.7', '4.8'],
        ['0.7', '2.0'],
      ],
    });
    expect(price.month.rows.slice(-2)).toEqual([
      {
        name: 'Gratuity for the roster',
        detail: 'from these wages, with charge and GST',
        cells: ['74,400', '1,95,200'],
      },
      {
        name: 'Gratuity for all of these',
        detail: expect.stringContaining('quoted apart'),
        cells: ['1,73,900', '4,81,400'],
      },
    ]);
  });

  it('says each wage, the people at it and what is set aside, so that gratuity can be worked out again', () => {
    const gratuity = healthcare.bidder.points.find(({ term }) => term === 'Gratuity')?.text;
    for (const [setAside, wage] of [
      ['₹673', '₹14,000'],
      ['₹712', '₹14,800'],
      ['₹885', '₹18,400'],
    ]) {
      expect(gratuity).toContain(`${setAside} for a wage of ${wage}`);
      expect(price.intro).toContain(wage);
    }
    expect(gratuity).toContain('137.5, 71.25 and 11.25 people at these wages');
    expect(gratuity).toMatch(/₹1,95,200 a month with service charge and GST\.$/);
  });
});

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
