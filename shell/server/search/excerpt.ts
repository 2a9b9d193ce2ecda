import type { SearchResult } from '../../app/search/create-search.ts';
import { indexWord, wordsIn } from '../../app/search/spelling.ts';

/** About two lines of a result. */
const maxExcerptLength = 160;
/** Before the match, for its sentence's sake; no more, because a phone shows ninety letters in two lines. */
const lettersBefore = 40;

/** Shows, where a query matched a page's text only, the place in the text instead of the page's description. */
export function withExcerpts(result: SearchResult, bodyOf: (path: string) => string | undefined): SearchResult {
  const hits = result.hits.map((hit) => {
    const words = new Set(hit.words);
    const isSeen = wordsIn(`${hit.title} ${hit.text}`).some((word) => words.has(indexWord(word)));
    const excerpt = isSeen ? undefined : excerptOf(bodyOf(hit.path) ?? '', words);
    return excerpt ? { ...hit, text: excerpt } : hit;
  });
  return { ...result, hits };
}

/** The first place of a text that has one of the words, cut between words; undefined if none has. */
function excerptOf(body: string, words: Set<string>): string | undefined {
  for (const { 0: word, index } of body.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)) {
    if (words.has(indexWord(word))) return cutAround(body, index);
  }
  return undefined;
}

function cutAround(body: string, place: number): string {
  // A line of a text is a paragraph, a heading or a point of a list.
  const start = body.lastIndexOf('\n', place) + 1;
  const end = body.indexOf('\n', place);
  const line = body.slice(start, end < 0 ? undefined : end);
  const from = Math.max(0, place - start - lettersBefore);
  const cut = line.slice(from, from + maxExcerptLength);
  const head = from > 0 ? `… ${cut.replace(/^\S*\s/, '')}` : cut;
  return from + maxExcerptLength < line.length ? `${head.replace(/\s\S*$/, '')} …` : head;
}
