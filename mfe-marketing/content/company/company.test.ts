import { brand } from '@site/brand';
import { textOf } from '../testing/words-of.ts';
import { content as aboutUs } from './pages/about-us.ts';

it('states on /about-us the founding year that the CIN contains', () => {
  expect(brand.registration.cin).toMatch(/^U\d{5}[A-Z]{2}1994/);
  expect(textOf(aboutUs)).toContain('Founded in Noida in 1994');
});
