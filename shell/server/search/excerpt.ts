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

/** The first sentence of a text that has one of the words, else the first cell or point; undefined if none has. */
function excerptOf(body: string, words: Set<string>): string | undefined {
  let fragment: string | undefined;
  for (const { 0: word, index } of body.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)) {
    if (!words.has(indexWord(word))) continue;
    const line = lineAround(body, index);
    if (isSentence(line.text)) return cutAround(line);
    fragment ??= line.text.length > maxExcerptLength ? cutAround(line) : `… ${amongNeighbours(body, index)} …`;
  }
  return fragment;
}

interface Line {
  text: string;
  /** Of the word in it. */
  place: number;
}

/** A line of a text is a paragraph, a heading, a cell or a point of a list. */
function lineAround(body: string, index: number): Line {
  const start = body.lastIndexOf('\n', index) + 1;
  const end = body.indexOf('\n', index);
  return { text: body.slice(start, end < 0 ? undefined : end).trimEnd(), place: index - start };
}

/** A point or a cell with those beside it, because two words alone say nothing. */
function amongNeighbours(body: string, index: number): string {
  const lines = body.split('\n').map((line) => line.trimEnd());
  const place = body.slice(0, index).split('\n').length - 1;
  const before = lines[place - 1] ?? '';
  let shown = [before, lines[place] ?? ''];
  if (!/\p{L}/u.test(before) || isSentence(before) || before.length > lettersBefore) shown.shift();
  for (const next of lines.slice(place + 1)) {
    const longer = [...shown, next];
    if (next === '' || isSentence(next) || longer.join(separator).length > maxExcerptLength) break;
    shown = longer;
  }
  return shown.join(separator);
}

const separator = ' · ';

function isSentence(line: string): boolean {
  return /[.?!:।]$/.test(line);
}

function cutAround({ text, place }: Line): string {
  const from = Math.max(0, place - lettersBefore);
  const cut = text.slice(from, from + maxExcerptLength);
  const head = from > 0 ? `… ${cut.replace(/^\S*\s/, '')}` : cut;
  return from + maxExcerptLength < text.length ? `${head.replace(/\s\S*$/, '')} …` : head;
}
