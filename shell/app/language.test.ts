import { languageOf, otherLanguage, pathIn, translationsOf } from './language.ts';

const hindiHome = { path: '/hi', lang: 'hi', translates: '/' };
const hindiContact = { path: '/hi/contact', lang: 'hi', translates: '/contact' };
const hindiOffer = { path: '/hi/offer', lang: 'hi' };
const pages = [{ path: '/' }, { path: '/contact' }, { path: '/history' }, hindiHome, hindiContact, hindiOffer];

it('takes the language that a page states, else English', () => {
  expect([languageOf(hindiOffer), languageOf({})]).toEqual(['hi', 'en-IN']);
});

it.each([
  [{ path: '/' }, hindiHome],
  [{ path: '/contact' }, hindiContact],
])('names $path and its translation as the same page in two languages, on both', (english, hindi) => {
  const both = [
    { language: 'en-IN', path: english.path },
    { language: 'hi', path: hindi.path },
    { language: 'x-default', path: english.path },
  ];
  expect(translationsOf(english, pages)).toEqual(both);
  expect(translationsOf(hindi, pages)).toEqual(both);
});

it.each([{ path: '/history' }, hindiOffer])('finds no translation of $path', (page) => {
  expect(translationsOf(page, pages)).toEqual([]);
});

it('finds no translation whose original the release lacks', () => {
  expect(translationsOf(hindiContact, [hindiContact])).toEqual([]);
});

it('leads to the same page in the other language, else to its home page, or nowhere', () => {
  expect(otherLanguage(hindiContact, pages)).toEqual({ language: 'en-IN', path: '/contact' });
  expect(otherLanguage({ path: '/history' }, pages)).toEqual({ language: 'hi', path: '/hi' });
  expect(otherLanguage(hindiOffer, pages)).toEqual({ language: 'en-IN', path: '/' });
  expect(otherLanguage({ path: '/' }, [{ path: '/' }])).toBeUndefined();
});

it('leads a menu in Hindi to the translation where there is one', () => {
  expect([pathIn('hi', '/contact', pages), pathIn('hi', '/history', pages)]).toEqual(['/hi/contact', '/history']);
});
