import type { SearchResult } from '../../app/search/create-search.ts';
import { isStopWord, stemOf, termsOf, wordsIn } from '../../app/search/words.ts';

/** About two lines of a result. */
const maxLength = 160;
/** Before the match, for its sentence's sake; no more, because a phone shows ninety letters in two lines. */
const maxBefore = 80;

/**
 * Shows a place of a page's text instead of its description: one with a word of the query that neither title nor description has, or with any
 * that matched where the description has none.
 */
export function withExcerpts(result: SearchResult, bodyOf: (path: string) => string | undefined): SearchResult {
  const queryWords = wordsIn(result.query).filter((word) => !isStopWord(word));
  const hits = result.hits.map((hit) => {
    const body = bodyOf(hit.path) ?? '';
    const terms = new Set(hit.words);
    const seen = new Set(wordsIn(`${hit.title} ${hit.text}`).map(stemOf));
    const unseen = new Set(queryWords.map(stemOf).filter((stem) => !seen.has(stem)));
    const isMatch = (word: string) => termsOf(word).some((term) => terms.has(term));
    const text =
      excerptOf(body, (word) => unseen.has(stemOf(word)), hit.text) ??
      (wordsIn(hit.text).some(isMatch) ? undefined : excerptOf(body, isMatch, hit.text));
    return text ? { ...hit, text } : hit;
  });
  return { ...result, hits };
}

type Matches = (word: string) => boolean;

/**
 * The text around the first match in the line that has most of the words. A number counts twice, so that '300 bed hospital' shows what is
 * said of 300 beds, not of a hospital of 100. Of equal lines a sentence comes first; a heading, a table cell or a list item is shown with the
 * description after it.
 */
function excerptOf(body: string, isMatch: Matches, description: string): string | undefined {
  let best: { line: string; offset: number; words: number; isSentence: boolean } | undefined;
  // Each stands on a line of its own.
  for (const line of body.split('\n')) {
    const matches = [...line.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)].filter(([word]) => isMatch(word));
    const [first] = matches;
    if (!first) continue;
    const stems = [...new Set(matches.map(([word]) => stemOf(word)))];
    const words = stems.length + stems.filter((stem) => /\d/.test(stem)).length;
    const isSentence = /[.?!:।]$/.test(line);
    if (!best || words > best.words || (words === best.words && isSentence && !best.isSentence))
      best = { line, offset: first.index, words, isSentence };
  }
  if (!best) return undefined;
  const excerpt = cutAround(best.line, best.offset);
  return best.isSentence ? excerpt : `${excerpt}. ${description}`;
}

/** From the beginning of the sentence on, if that is near enough, and as many whole sentences as fit, or else whole words; always with the match. */
function cutAround(line: string, offset: number): string {
  const [before = ''] = line.slice(0, offset).split(sentenceEnd).slice(-1);
  const isNear = before.length <= maxBefore;
  const lead = isNear ? before : (/\s(.*)/.exec(before.slice(-maxBefore))?.[1] ?? '');
  return `${isNear ? '' : '…\u00a0'}${cutAfter(lead + line.slice(offset), lead.length)}`;
}

function cutAfter(text: string, offset: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const [rest = ''] = head.slice(offset).split(sentenceEnd).slice(-1);
  const whole = head.slice(0, head.length - rest.length).trimEnd();
  if (whole.length > offset) return whole;
  const lastBlank = head.search(/\s\S*$/);
  return `${lastBlank > offset ? head.slice(0, lastBlank) : head}\u00a0…`;
}

const sentenceEnd = /(?<=[.?!।])\s/;
