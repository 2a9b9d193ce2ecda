import { brochureContent } from '../brochure/brochure-content.ts';
import * as pages from './all-pages.ts';
import { industries, services } from './all-pages.ts';
import { home } from './home/home.ts';
import { homeSections } from './home/home-sections.ts';
import { industriesPage } from './industries/industries-page.ts';
import { servicesPage } from './services/services-page.ts';
import { textsOf } from './testing/words-of.ts';

const numbers = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const otherTexts = [home, homeSections, servicesPage, industriesPage, brochureContent];
const texts = [...Object.values(pages), ...otherTexts].flatMap(textsOf);

it.each([
  ['services', services.length, ['# services', 'one service or all #']],
  ['industries', industries.length, ['# industries', '# kinds of premises', '# have a page below']],
])('writes the number of %s as it is, in every sentence that has one', (_, count, phrases) => {
  for (const phrase of phrases) {
    const pattern = new RegExp(`\\b${phrase.replace('#', `(?:${numbers.join('|')})`)}\\b`, 'g');
    const written = texts.flatMap((text) => text.toLowerCase().match(pattern) ?? []);
    expect(new Set(written)).toEqual(new Set([phrase.replace('#', `${numbers[count - 4]}`)]));
  }
});
