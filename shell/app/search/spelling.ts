/** Longest query that is looked at, in characters; whole sentences are shorter. */
export const longestQuery = 200;

/** A query as it was meant: one line, single spaces, no control characters, not too long. */
export function tidyQuery(typed: string): string {
  const line = typed.normalize('NFC').replace(/[\p{C}\p{Z}]+/gu, ' ');
  return [...line].slice(0, longestQuery).join('').trim();
}

/**
 * A word as the index knows it.
 * Doubled letters count once: everyday Hindi in Latin letters has no fixed spelling (safai, safaai; jharu, jhaaru).
 */
export function indexWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\p{L})\1+/gu, '$1');
}

/** Whether a word, as the index knows it, tells one page from another. */
export function saysSomething(word: string): boolean {
  return !sayNothing.has(word);
}

// Asked with nearly every question, and found on nearly every page. 'No' and 'not' are no part of what people look for.
const sayNothing = new Set(
  [
    'a an and are as at be by can do does for from get give have how i in is it me my near need of on or our please some that the their to want we what when where which who with you your',
    'aur bhi chahie chahiye hai hain ka kahan karna karne ke ki kya kaun ko liye mein mera mere mujhe par se wala wale wali',
  ].flatMap((line) => line.split(' ').map(indexWord)),
);
