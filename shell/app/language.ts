import { hindiBreadcrumb } from '@site/brand/hindi';
import type { RouteEntry } from '@site/contracts/part';

/** The languages that header and footer speak. A route says its own in `lang`; the others are in English. */
export type Language = 'en-IN' | 'hi';

/** The first breadcrumb of pages in each language, which their banners show and machines read. */
export const homeLabels: Record<Language, string> = { 'en-IN': 'Home', hi: hindiBreadcrumb.home };

export function languageOf({ lang }: Pick<RouteEntry, 'lang'>): Language {
  return lang === 'hi' ? 'hi' : 'en-IN';
}

/** What a row of the route table says of its language. */
type Page = Pick<RouteEntry, 'path' | 'lang' | 'translates'>;

/** A page in both languages, for search engines. */
export interface Translation {
  language: Language | 'x-default';
  path: string;
}

/**
 * A page and its translation; empty if it has none.
 * @example
 * translationsOf({ path: '/contact' }, routes); // '/contact' in English and by default, '/hi/contact' in Hindi
 */
export function translationsOf(page: Page, pages: readonly Page[]): Translation[] {
  const original = pages.find(({ path }) => path === (page.translates ?? page.path));
  const translation = pages.find(({ translates }) => translates !== undefined && translates === original?.path);
  if (!original || !translation) return [];
  return [
    { language: languageOf(original), path: original.path },
    { language: languageOf(translation), path: translation.path },
    { language: 'x-default', path: original.path },
  ];
}

/** Where a link to the other language leads: to the same page, else to that language's home page; undefined if the release has neither. */
export function otherLanguage(page: Page, pages: readonly Page[]): { language: Language; path: string } | undefined {
  const language = languageOf(page) === 'hi' ? 'en-IN' : 'hi';
  const isOther = (translation: Translation) => translation.language === language;
  const path =
    translationsOf(page, pages).find(isOther)?.path ?? translationsOf({ path: '/' }, pages).find(isOther)?.path;
  return path === undefined ? undefined : { language, path };
}

/** The path of an English page in a language; its own path where the release has no translation. */
export function pathIn(language: Language, path: string, pages: readonly Page[]): string {
  return translationsOf({ path }, pages).find((page) => page.language === language)?.path ?? path;
}
