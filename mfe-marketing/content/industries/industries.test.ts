import { industries } from '../all-pages.ts';

describe('industries', () => {
  it.each(industries.map((industry) => [industry.slug, industry] as const))(
    '%s fills a row with three benefits, where no waste box stands beside them',
    (_, { benefits, hasWasteBox }) => {
      expect(hasWasteBox || benefits.length === 3).toBe(true);
    },
  );

  it('limit waste box to education and event', () => {
    expect(industries.filter((industry) => industry.hasWasteBox).map((industry) => industry.slug)).toEqual([
      'education',
      'event',
    ]);
  });
});

it.each([2, 3])('neighbours have different backgrounds in lists of %i columns', (columns) => {
  const grounds = industries.map(({ ground }) => ground);
  for (const [index, ground] of grounds.entries()) {
    if ((index + 1) % columns > 0) expect(grounds[index + 1]).not.toBe(ground);
    expect(grounds[index + columns]).not.toBe(ground);
  }
});
