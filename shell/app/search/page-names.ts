import type { IndexEntry } from './search-index.ts';
import { wordsIn } from './spelling.ts';

/** Home, pages named as a section is, and those whose address is the beginning of others. */
export function overviewsOf(entries: IndexEntry[]): Set<string> {
  const sections = new Set(entries.map(({ section }) => section));
  const parents = new Set(entries.map(({ path }) => path.slice(0, path.lastIndexOf('/')) || '/'));
  return new Set(entries.filter(({ path, title }) => sections.has(title) || parents.has(path)).map(({ path }) => path));
}

/** The section that home belongs to. */
export function companyPagesOf(entries: IndexEntry[]): Set<string> {
  const section = entries.find(({ path }) => path === '/')?.section;
  return new Set(entries.filter((entry) => section && entry.section === section).map(({ path }) => path));
}

/** A page's title, and what visitors call it in one word: 'drinking water' is not what a page about schools is called. */
export function namesOf({ title, words }: IndexEntry): string[] {
  return [title, ...words.flatMap((list) => list.split(', ')).filter((name) => wordsIn(name).length === 1)];
}
