import { preparedMessage } from '@site/brand/contact-links';
import { services } from '../content/all-pages.ts';
import { content as horticultureService } from '../content/services/horticulture/content.ts';
import { content as housekeepingService } from '../content/services/housekeeping/content.ts';
import { content as oldAgeCareService } from '../content/services/old-age-care/content.ts';
import { content as plumbingService } from '../content/services/plumbing/content.ts';
import { estimateOf, fromPrice, initialTexts } from './estimate.ts';

const { price: housekeeping } = housekeepingService;
const { price: horticulture } = horticultureService;
const { price: oldAgeCare } = oldAgeCareService;
const { price: plumbing } = plumbingService;
const prices = services.map(({ slug, price }) => [slug, price] as const);

it('adds up what each number costs, and hands it over as a message', () => {
  expect(estimateOf('Plumbing Services', plumbing, { flats: '1,200', posts: '1' })).toEqual({
    status: 'estimated',
    amount: '₹1,28,000 a month',
    basis: ['1,200 flats or offices at ₹75.', '1 plumber at ₹38,232.', 'Together ₹1,28,232.'],
    message:
      'Please send a quotation for Plumbing Services. Flats or offices in the building: 1,200. Plumbers posted, one shift each: 1. The estimate on your site was about ₹1,28,000 a month, GST included: 1,200 flats or offices at ₹75. 1 plumber at ₹38,232. Together ₹1,28,232.',
  });
});

it('counts a begun post as a whole one, and a supervisor beside them', () => {
  const estimate = estimateOf('Housekeeping', housekeeping, { area: '39000', toilets: '6' });
  expect(estimate).toMatchObject({
    amount: '₹1,85,000 a month',
    basis: [
      '4 housekeepers at ₹25,488, one for every 10,000 of 39,000 sq ft.',
      '2 housekeepers at ₹25,488, one for every 3 of 6 toilet blocks.',
      '1 supervisor at ₹31,701, one for up to 24 people.',
      'Together ₹1,84,629.',
    ],
  });
});

it('lets a small site pay its share of a supervisor', () => {
  expect(estimateOf('Housekeeping', housekeeping, { area: '10000', toilets: '3' })).toMatchObject({
    basis: expect.arrayContaining([
      'Your share of a supervisor at ₹31,701: ₹10,567, a sixth for each person. From 6 people on she is yours alone.',
    ]),
  });
});

it('prices a garden by its area, also where the last thousand square feet are not full', () => {
  expect(estimateOf('Gardening', horticulture, { area: '10500', pots: '60' })).toMatchObject({
    basis: ['10,500 sq ft at ₹1,200 per 1,000 sq ft.', '60 pots at ₹20.', 'Together ₹13,800.'],
  });
});

it('says how many posts a home for elders needs, and leaves out a number that is 0', () => {
  const estimate = estimateOf('Old Age Care', oldAgeCare, { attendants: '0', beds: '20' });
  expect(estimate).toMatchObject({
    basis: [
      expect.stringMatching(/^9 attendants at ₹[\d,]+, 3 for every 8 of 20 beds\.$/),
      expect.stringMatching(/^That is ₹/),
    ],
  });
});

it.each(prices)('writes a message that the contact form takes from a link: %s', (_name, price) => {
  const texts = Object.fromEntries(price.inputs.map(({ key, max }) => [key, String(max)]));
  expect(estimateOf('Management of Departmental Stores', price, texts)).toMatchObject({
    message: expect.stringMatching(preparedMessage),
  });
});

it('is never below the price that the page begins from', () => {
  expect(estimateOf('Plumbing', plumbing, { flats: '2', posts: '0' })).toMatchObject({
    amount: '₹4,500 a month',
    basis: ['2 flats or offices at ₹75.', 'Our least price is ₹4,500 per month.'],
  });
  expect(fromPrice(plumbing)).toBe('₹4,500 per month');
});

const perPost = prices.filter(([, { from }]) => from.per.startsWith('post'));

it.each(perPost)('begins from the cheapest of its posts: %s', (_name, { from, inputs }) => {
  expect(from.rupees).toBe(Math.min(...inputs.map(({ rupees }) => rupees)));
});

it.each(['', '-1', '1.5', 'ten', '3001', '9'.repeat(300), '<b>'])('refuses %.10s and says what it takes', (flats) => {
  expect(estimateOf('Plumbing', plumbing, { flats, posts: '0' })).toEqual({
    status: 'refused',
    reason: 'Please correct the numbers above to see an estimate.',
    errors: { flats: 'Please enter a whole number from 0 to 3,000.' },
  });
});

it('asks for a number where all are 0', () => {
  expect(estimateOf('Plumbing', plumbing, { flats: '0', posts: '0' })).toMatchObject({
    status: 'refused',
    reason: 'Please enter at least one number above 0.',
    errors: {},
  });
});

it('begins with the example, or with the numbers in the query', () => {
  expect(initialTexts(plumbing, '')).toEqual({ flats: '120', posts: '0' });
  expect(initialTexts(plumbing, '?flats=36')).toEqual({ flats: '36', posts: '' });
});
