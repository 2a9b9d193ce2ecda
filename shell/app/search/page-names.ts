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

/** Where a section stands: first those with an overview of their name, then home's, others such as legal pages, and what services list. */
export function sectionPlacesOf(entries: IndexEntry[]): (section: string | undefined) => number {
  const home = entries.find(({ path }) => path === '/')?.section;
  const listed = new Set(entries.filter(({ isListed }) => isListed).map(({ section }) => section));
  const titles = new Set(entries.map(({ title }) => title));
  const order = [...new Set(entries.map(({ section }) => section))];
  const rank = (section: string | undefined) => {
    if (listed.has(section)) return 3;
    if (section && section === home) return 1;
    return section && titles.has(section) ? 0 : 2;
  };
  return (section) => rank(section) * order.length + order.indexOf(section);
}

/** A page's title, and what visitors call it in one word: 'drinking water' is not what a page about schools is called. */
export function namesOf({ title, words }: IndexEntry): string[] {
  return [title, ...words.flatMap((list) => list.split(', ')).filter((name) => wordsIn(name).length === 1)];
}
