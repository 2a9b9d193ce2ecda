/** In characters; whole sentences are shorter. */
export const maxQueryLength = 200;

/** The query on one line, with single spaces, without control characters and cut to its maximum length. */
export function tidyQuery(typed: string): string {
  const line = typed.normalize('NFC').replace(/[\p{C}\p{Z}]+/gu, ' ');
  return [...line].slice(0, maxQueryLength).join('').trim();
}

/**
 * A word as the index spells it.
 * Doubled letters count once, because everyday Hindi in Latin letters has no fixed spelling (safai, safaai; jharu, jhaaru).
 */
export function indexWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\p{L})\1+/gu, '$1');
}

/** Whether a word, as the index spells it, is too common to tell one page from another. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

// Part of nearly every question, and found on nearly every page.
const stopWords = new Set(
  [
    'a an and are as at be by can do does for from get give have how i in is it me my near need of on or our please some that the their to want we what when where which who with you your',
    'aur bhi chahie chahiye hai hain ka kahan karna karne ke ki kya kaun ko liye mein mera mere mujhe par se wala wale wali',
  ].flatMap((line) => line.split(' ').map(indexWord)),
);
