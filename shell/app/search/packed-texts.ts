import { indexWord, isStopWord, spelledWord, wordsIn } from './spelling.ts';

/** The words of all pages, each with the pages that have it: a third of the size of the texts, and all that ranking needs. */
export interface PackedTexts {
  /** Separated by spaces. */
  terms: string;
  /** For each term the numbers of its pages, as steps from one to the next in base 36: `0.2` are the first and the third page. */
  pages: string;
}

/** More often than this says nothing more about a page, and costs bytes. */
const maxCounted = 3;

/** The terms of a text. Those of its words are kept in `known`, because a site has forty times as many words as different ones. */
export function termsOf(text: string, known = new Map<string, string>()): string[] {
  const counts = new Map<string, number>();
  return wordsIn(text).flatMap((word) => {
    const term = known.get(word) ?? (isStopWord(spelledWord(word)) ? '' : indexWord(word));
    known.set(word, term);
    const count = (counts.get(term) ?? 0) + 1;
    counts.set(term, count);
    return term === '' || count > maxCounted ? [] : [term];
  });
}

/** Packs the terms of pages, in the order of the pages. */
export function packTexts(texts: string[][]): PackedTexts {
  const pagesOf = new Map<string, number[]>();
  texts.forEach((text, page) => {
    for (const term of text) {
      const pages = pagesOf.get(term);
      if (pages) pages.push(page);
      else pagesOf.set(term, [page]);
    }
  });
  const terms = [...pagesOf.keys()].sort();
  return { terms: terms.join(' '), pages: terms.map((term) => stepsOf(pagesOf.get(term) ?? [])).join(' ') };
}

/** The terms of each page, in no order of their own. */
export function unpackTexts({ terms, pages }: PackedTexts, count: number): string[][] {
  const texts = Array.from({ length: count }, (): string[] => []);
  const steps = pages.split(' ');
  terms.split(' ').forEach((term, place) => {
    let page = 0;
    for (const step of steps[place]?.split('.') ?? []) {
      page += Number.parseInt(step, 36);
      texts[page]?.push(term);
    }
  });
  return texts;
}

function stepsOf(pages: number[]): string {
  return pages.map((page, place) => (page - (pages[place - 1] ?? 0)).toString(36)).join('.');
}
