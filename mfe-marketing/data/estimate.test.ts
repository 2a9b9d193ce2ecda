import { servicePrices } from '../content/services/prices.ts';
import { estimateOf, fromPrice, initialTexts } from './estimate.ts';

const { plumbing, housekeeping } = servicePrices;

it('adds up what each number costs, and hands it over as a message', () => {
  expect(estimateOf('Plumbing Services', plumbing, { flats: '1,200', posts: '1' })).toEqual({
    status: 'estimated',
    amount: '₹1,28,000 a month',
    message:
      'Please send a quotation for Plumbing Services. Flats or offices visited each week: 1,200. Plumbers posted, one shift each: 1. The estimate on your site was about ₹1,28,000 a month, with GST.',
  });
});

it('counts a begun post as a whole one', () => {
  const estimate = estimateOf('Housekeeping', housekeeping, { area: '39000', toilets: '6' });
  expect(estimate).toMatchObject({ amount: '₹1,53,000 a month' });
});

it('is never below the price that the page begins from', () => {
  expect(estimateOf('Plumbing', plumbing, { flats: '2', posts: '0' })).toMatchObject({ amount: '₹4,500 a month' });
  expect(fromPrice(plumbing)).toBe('₹4,500 per month');
});

const perPost = Object.entries(servicePrices).filter(([, { from }]) => from.per.startsWith('post'));

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

it('begins with the example, or with what the page was asked for', () => {
  expect(initialTexts(plumbing, '')).toEqual({ flats: '120', posts: '0' });
  expect(initialTexts(plumbing, '?flats=36')).toEqual({ flats: '36', posts: '' });
});
