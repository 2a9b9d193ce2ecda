import { companyPages, industries, legalPages, services } from './all-pages.ts';
import { careers } from './careers/careers.ts';
import { hindiCareers } from './careers/hindi-careers.ts';
import { hindiPage } from './hindi.ts';
import { home } from './home/home.ts';
import { homeSections } from './home/home-sections.ts';
import { industriesPage } from './industries/industries-page.ts';
import { hindiPrivacyPolicy } from './legal/hindi-privacy-policy.ts';
import { servicesPage } from './services/services-page.ts';
import { testPage } from './test-page.ts';
import { textsOf } from './testing/words-of.ts';
import type { PageContent } from './types.ts';

const others = [servicesPage, industriesPage, testPage, hindiPage, careers, hindiCareers, hindiPrivacyPolicy];
const pages: PageContent[] = [
  { ...home, ...homeSections },
  ...services,
  ...industries,
  ...companyPages,
  ...legalPages,
  ...others,
];

describe('every page', () => {
  it.each(pages.map((page) => [page.name, page] as const))(
    '%s has a title and description that search engines show whole',
    (_, page) => {
      expect(page.title.length).toBeGreaterThanOrEqual(15);
      expect(page.title.length).toBeLessThanOrEqual(49);
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(page.description.length).toBeLessThanOrEqual(160);
    },
  );

  it.each(['slug', 'name', 'title', 'description'] as const)('shares its %s with no other', (fact) => {
    expect(repeated(pages.map((page) => page[fact]))).toEqual([]);
  });

  it('repeats no sentence of another page', () => {
    // Prices have the same terms on each service's page.
    const own = pages.map((page) => ({ ...page, price: [] }));
    expect(repeated(own.flatMap((page) => [...new Set(sentencesOf(page))]))).toEqual([]);
  });

  it('uses plain words and leaves no placeholder', () => {
    const unfit = /\{|undefined|lorem|todo|shall/i;
    expect(textsOf(pages).filter((text) => unfit.test(text))).toEqual([]);
  });
});

/** Sentences of more than five words; shorter ones may repeat by chance. */
function sentencesOf(value: unknown): string[] {
  const sentences = textsOf(value).flatMap((text) => text.split(/(?<=[.!?:;])\s+/));
  return sentences.filter((sentence) => sentence.split(/\s+/).length > 5);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
