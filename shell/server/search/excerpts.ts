import type { SearchResult } from '../../app/search/create-search.ts';
import { termsOf, wordsIn } from '../../app/search/words.ts';

/** About two lines of a result. */
const maxLength = 160;
/** Before the match, for its sentence's sake; no more, because a phone shows ninety letters in two lines. */
const maxBefore = 80;

/** Shows, where a query matched a page's text only, the place in the text instead of the page's description. */
export function withExcerpts(result: SearchResult, bodyOf: (path: string) => string | undefined): SearchResult {
  const hits = result.hits.map((hit) => {
    const terms = new Set(hit.words);
    const isMatch = (word: string) => termsOf(word).some((term) => terms.has(term));
    const isSeen = wordsIn(`${hit.title} ${hit.text}`).some(isMatch);
    return isSeen ? hit : { ...hit, text: excerptOf(bodyOf(hit.path) ?? '', isMatch, hit.text) };
  });
  return { ...result, hits };
}

/** The text around the first match in a sentence; if only a heading, a table cell or a list item has one, that and then the description. */
function excerptOf(body: string, isMatch: (word: string) => boolean, description: string): string {
  let point: string | undefined;
  // Each stands on a line of its own.
  for (const line of body.split('\n')) {
    const match = [...line.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)].find(([word]) => isMatch(word));
    if (!match) continue;
    if (/[.?!:।]$/.test(line)) return cutAround(line, match.index);
    point ??= `${cutAround(line, match.index)}. ${description}`;
  }
  return point ?? description;
}

/** From the beginning of the sentence on, if that is near enough, and as many whole sentences as fit, or else whole words. */
function cutAround(line: string, offset: number): string {
  const [before = ''] = line.slice(0, offset).split(sentenceEnd).slice(-1);
  const isNear = before.length <= maxBefore;
  const start = isNear ? offset - before.length : line.indexOf(' ', offset - maxBefore) + 1;
  return `${isNear ? '' : '…\u00a0'}${cutAfter(line.slice(start), offset - start)}`;
}

function cutAfter(text: string, offset: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength);
  const [rest = ''] = head.slice(offset).split(sentenceEnd).slice(-1);
  const whole = head.slice(0, head.length - rest.length).trimEnd();
  return whole.length > offset ? whole : `${head.replace(/\s\S*$/, '')}\u00a0…`;
}

const sentenceEnd = /(?<=[.?!।])\s/;
