import { languageOf, otherLanguage, translationsOf } from './language.ts';

const pages = ['/', '/home', '/contact', '/history', '/hi', '/hi/contact', '/hi/offer'].map((path) => ({ path }));

it.each([
  ['/', 'en-IN'],
  ['/history', 'en-IN'],
  ['/hi', 'hi'],
  ['/hi/contact', 'hi'],
])('knows the language of %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

it.each([
  ['/', '/hi'],
  ['/contact', '/hi/contact'],
])('names %s and %s as the same page in two languages, on both', (english, hindi) => {
  const both = [
    { language: 'en-IN', path: english },
    { language: 'hi', path: hindi },
    { language: 'x-default', path: english },
  ];
  expect(translationsOf(english, pages)).toEqual(both);
  expect(translationsOf(hindi, pages)).toEqual(both);
});

it.each(['/history', '/hi/offer'])('finds no translation of %s', (path) => {
  expect(translationsOf(path, pages)).toEqual([]);
});

it('leads to the same page in the other language, else to its home page, or nowhere', () => {
  expect(otherLanguage('/hi/contact', pages)).toEqual({ language: 'en-IN', path: '/contact' });
  expect(otherLanguage('/history', pages)).toEqual({ language: 'hi', path: '/hi' });
  expect(otherLanguage('/hi/offer', pages)).toEqual({ language: 'en-IN', path: '/' });
  expect(otherLanguage('/', [{ path: '/' }])).toBeUndefined();
});
