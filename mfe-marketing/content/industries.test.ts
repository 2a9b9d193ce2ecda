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
] as const)('the staffing of a hospital of %s beds adds up', (_, column) => {
  const posts = staffing('rows', column);
  const [shifts = [], day = [], relievers = [], rolls] = staffing('totals', column);
  expect(posts.length).toBeGreaterThan(0);
  expect(shifts).toEqual([0, 1, 2].map((shift) => sum(posts.map((post) => post[shift] ?? Number.NaN))));
  expect(day).toEqual([sum(shifts)]);
  expect(relievers).toEqual([Math.ceil(sum(day) / 4)]);
  expect(rolls).toEqual([sum([...day, ...relievers])]);
});

test.each([1, 2])('the hospital has an electrician on every shift, counted apart (column %i)', (column) => {
  const [, electricians] = staffing('apart', column);
  expect(electricians).toHaveLength(3);
  expect(Math.min(...(electricians ?? []))).toBeGreaterThanOrEqual(1);
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
