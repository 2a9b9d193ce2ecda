import { hindiBreadcrumb } from '@site/brand/hindi';

export type Language = 'en-IN' | 'hi';

const hindiHome = '/hi';

/** The first breadcrumb of pages in each language, which their banners show and machines read. */
export const homeLabels: Record<Language, string> = { 'en-IN': 'Home', hi: hindiBreadcrumb.home };

/** Whether a path is the home page of a language, below which other pages are not its own. */
export function isHome(path: string): boolean {
  return path === '/' || path === hindiHome;
}

/** Pages in Hindi are at `/hi` and below it, all others are in English. */
export function languageOf(path: string): Language {
  return path === hindiHome || path.startsWith(`${hindiHome}/`) ? 'hi' : 'en-IN';
}

/** A page in both languages, for search engines. */
export interface Translation {
  language: Language | 'x-default';
  path: string;
}

interface Page {
  path: string;
}

/**
 * The page and its translation; empty if it has none. A page in Hindi is the translation of the page whose path is the same without `/hi`.
 * @example
 * translationsOf('/contact', routes); // '/contact' in English and by default, '/hi/contact' in Hindi
 */
export function translationsOf(path: string, pages: readonly Page[]): Translation[] {
  const other = translationOf(path);
  if (!pages.some((page) => page.path === other)) return [];
  const [english, hindi] = languageOf(path) === 'hi' ? [other, path] : [path, other];
  return [
    { language: 'en-IN', path: english },
    { language: 'hi', path: hindi },
    { language: 'x-default', path: english },
  ];
}

/** Where a link to the other language leads: to the same page, else to that language's home page; undefined if the release has neither. */
export function otherLanguage(path: string, pages: readonly Page[]): { language: Language; path: string } | undefined {
  const [language, home] = languageOf(path) === 'hi' ? (['en-IN', '/'] as const) : (['hi', hindiHome] as const);
  const page = [translationOf(path), home].find((wanted) => pages.some((one) => one.path === wanted));
  return page === undefined ? undefined : { language, path: page };
}

/** The path of an English page in a language; its own path where the release has no translation. */
export function pathIn(language: Language, path: string, pages: readonly Page[]): string {
  return translationsOf(path, pages).find((page) => page.language === language)?.path ?? path;
}

function translationOf(path: string): string {
  if (languageOf(path) === 'hi') return path.slice(hindiHome.length) || '/';
  return path === '/' ? hindiHome : hindiHome + path;
}
