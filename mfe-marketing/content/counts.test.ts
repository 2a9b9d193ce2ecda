import * as pages from './all-pages.ts';
import { industries, services } from './all-pages.ts';
import { home } from './home/home.ts';
import { homeSections } from './home/home-sections.ts';
import { servicesPage } from './services/services-page.ts';
import { textsOf } from './testing/words-of.ts';

const numbers = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const texts = [...Object.values(pages), home, homeSections, servicesPage].flatMap(textsOf);

it.each([
  ['services', services.length],
  ['industries', industries.length],
])('writes the number of %s as it is, in every sentence that has one', (noun, count) => {
  const written = texts.flatMap((text) => text.match(new RegExp(`\\b(?:${numbers.join('|')}) ${noun}\\b`, 'gi')) ?? []);
  expect(written.filter((words) => words.toLowerCase() !== `${numbers[count - 4]} ${noun}`)).toEqual([]);
  if (noun === 'services') expect(written.length).toBeGreaterThan(5);
});
