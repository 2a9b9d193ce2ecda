import { content as healthcare } from './content.ts';
import { monthlyPrice, nursingPrices, rosterPrices } from './price.ts';
import { hospitalBeds, postsOf, professions, roster, type StaffRow } from './roster.ts';

describe('the price of all posts of a hospital', () => {
  const prices = [...rosterPrices, ...nursingPrices];

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
});

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
