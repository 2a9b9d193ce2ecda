import { maxQueryLength } from './max-query-length.ts';
import { stemOf } from './stem-of.ts';

/** The query on one line, with single spaces, without control characters and cut to its maximum length. */
export function tidyQuery(typed: string): string {
  const line = withoutJoiners(typed)
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ');
  return [...line].slice(0, maxQueryLength).join('').trim();
}

/** The words of a text. Vowel signs and other combining marks belong to their word: without them Devanagari falls to pieces. */
export function wordsIn(text: string): string[] {
  return withoutJoiners(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A word as the index keeps it: plumber, Plumbers and plumbing are one. */
export function indexWord(word: string): string {
  return withoutDoubles(stemOf(plain(word)));
}

/** A whole word in the one spelling that all its spellings share. */
export function spelledWord(word: string): string {
  return withoutDoubles(plain(word));
}

/** Whether a word, as `spelledWord` gives it, is too common to tell one page from another. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Lower case without accents; nor the dot of ड़ and फ़, which half of all writers leave out. */
function plain(word: string): string {
  return withoutJoiners(word)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase();
}

/** Doubled letters count once, because everyday Hindi in Latin letters has no fixed spelling (safai, safaai; jharu, jhaaru). */
function withoutDoubles(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

/** Invisible, and a matter of fonts only: क्‍या is क्या. */
function withoutJoiners(text: string): string {
  return text.replace(/[\u200c\u200d]/g, '');
}

// Part of nearly every question, and found on nearly every page.
const stopWords = new Set(
  [
    'a an and are as at be by can do does for from get give have how i in is it me my near need of on or our please some that the their to want we what when where which who with you your',
    'aur bhi chahie chahiye hai hain ka kahan karna karne ke ki kya kaun ko liye mein mera mere mujhe par se wala wale wali',
  ].flatMap((line) => line.split(' ').map(spelledWord)),
);
