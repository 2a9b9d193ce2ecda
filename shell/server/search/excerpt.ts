import type { SearchResult } from '../../app/search/search-result.ts';
import { indexWord, wordsIn } from '../../app/search/spelling.ts';

/** About two lines of a result. */
const maxExcerptLength = 160;
/** Before the match, for its sentence's sake; no more, because a phone shows ninety letters in two lines. */
const maxBefore = 82;
/** Of a sentence without commas that is cut there. */
const lettersBefore = 40;

/** Shows, where a query matched a page's text only, the place in the text instead of the page's description. */
export function withExcerpts(result: SearchResult, bodyOf: (path: string) => string | undefined): SearchResult {
  const hits = result.hits.map((hit) => {
    const words = new Set(hit.words);
    const isSeen = wordsIn(`${hit.title} ${hit.text}`).some((word) => words.has(indexWord(word)));
    return isSeen ? hit : { ...hit, text: excerptOf(bodyOf(hit.path) ?? '', words, hit.text) };
  });
  return { ...result, hits };
}

/** The first sentence of a text that has one of the words; where only a heading, a cell or a point of a list has it, that before the description. */
function excerptOf(body: string, words: Set<string>, description: string): string {
  let listed: string | undefined;
  for (const { 0: word, index } of body.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)) {
    if (!words.has(indexWord(word))) continue;
    const line = lineAround(body, index);
    if (isSentence(line.text)) return cutAround(line);
    listed ??= `${cutAround(line)}. ${description}`;
  }
  return listed ?? description;
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

function isSentence(line: string): boolean {
  return /[.?!:।]$/.test(line);
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Whole sentences from that of the word on, as many as fit. A long one is cut between clauses or else between words. */
function cutAround({ text, place }: Line): string {
  const starts = [...sentences.segment(text)].map(({ index }) => index);
  const start = starts.findLast((index) => index <= place) ?? 0;
  const from = place - start > maxBefore ? cutBefore(text, start, place) : start;
  const head = from > start ? `…\u00a0${text.slice(from)}` : text.slice(from);
  if (head.length <= maxExcerptLength) return head;
  const end = starts.findLast((index) => index > place && index - from <= maxExcerptLength);
  if (end !== undefined) return head.slice(0, end - text.length).trimEnd();
  return `${head.slice(0, maxExcerptLength).replace(/\s\S*$/, '')}\u00a0…`;
}

/** Where the earliest clause begins that has the word near enough, or else some word before it. */
function cutBefore(text: string, start: number, place: number): number {
  const clauses = Array.from(
    text.slice(start, place).matchAll(/[,;:–—]\s+/g),
    (end) => start + end.index + end[0].length,
  );
  const near = place - lettersBefore;
  return clauses.find((index) => place - index <= maxBefore) ?? near + text.slice(near).search(/\s/) + 1;
}
