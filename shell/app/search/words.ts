import { stemmer } from 'stemmer';
import { firstCharacters } from '../visitor-text.ts';
import { maxQueryLength } from './search-address.ts';

/** The query on one line, with single spaces, without control characters and cut to its maximum length. */
export function tidyQuery(typed: string): string {
  const line = withoutJoiners(typed)
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ');
  return firstCharacters(line, maxQueryLength).trim();
}

/** The words of a text. Vowel signs and other combining marks belong to their word: without them Devanagari falls to pieces. */
export function wordsIn(text: string): string[] {
  return withoutJoiners(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * The index keeps the whole word, to which misspellings are compared, and its stem. Only for words of the site's own texts: each is kept in
 * memory, because words repeat.
 */
export function termsOf(word: string): string[] {
  const terms = termsOfWord.get(word) ?? [...new Set([plainWord(word), stemOf(word)])];
  termsOfWord.set(word, terms);
  return terms;
}

const termsOfWord = new Map<string, string[]>();

/** One for plumber, Plumbers and plumbing. A word that is not English is its own stem. */
export function stemOf(word: string): string {
  const plain = lowerCase(word);
  return withoutDoubles(isEnglish(plain) ? englishStem(plain) : plain);
}

/** In lower case and in the one spelling that all its spellings share. */
export function plainWord(word: string): string {
  return withoutDoubles(lowerCase(word));
}

/** Whether a word is too common to tell one page from another. */
export function isStopWord(word: string): boolean {
  return stopWords.has(plainWord(word));
}

/** Without accents, too; nor the dot of ड़ and फ़, which half of all writers leave out. */
function lowerCase(word: string): string {
  return withoutJoiners(word)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase();
}

/** Doubled letters count once, because everyday Hindi in Latin letters has no fixed spelling (safai, safaai; jharu, jhaaru). */
function withoutDoubles(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}

/** Joiners are invisible and affect only the look of a word: क्‍या is क्या. */
function withoutJoiners(text: string): string {
  return text.replace(/[\u200c\u200d]/g, '');
}

/** Porter's rules keep people apart from what they do: the plumber from plumbing, the electrician from electricity. */
function englishStem(word: string): string {
  const stem = stemmer(word);
  const trade = trades.get(stem);
  if (trade) return trade;
  // Shorter ones are things, such as water and power.
  const isPerson = stem.length >= 6 && /[^aeiou]er$/.test(stem) && stem.at(-3) !== stem.at(-4);
  return isPerson ? stemmer(`${stem.slice(0, -2)}ing`) : stem;
}

const trades = new Map([
  ['electrician', 'electr'],
  ['supervisor', 'supervis'],
  ['technician', 'technic'],
  ['carpentri', 'carpent'],
]);

/** English rules would cut Hindi in Latin letters: 'safed' (white) must not become 'saf', which is 'saaf' (clean). */
function isEnglish(word: string): boolean {
  return /^[a-z]{4,}$/.test(word) && !hindiLetters.test(word) && !hindiWords.has(word);
}

// Letters that English does not put together, except in 'clubhouse' and its like.
const hindiLetters = /aa|ii|uu|chh|jh|kh|[bd]h(?!ouse)/;

// Words of buildings, work and money that the rules would still cut.
const hindiWords = new Set(
  [
    'asli bachche badle batein bartane besan bhookhe chade chashme darwaze dawayein diye dukane fasle gande gamle gaye ghare gharelu gire hare jale jode kaise kamre',
    'kapde karigar karyalay khane kaise kele kise koode kude lagaye mahine makane masale mistriyan naale nakli nale naye nirikshan paise panee parde paudhe parichay',
    'pile pucho purane raste rupaye rupay saare sabun safed samay sampark sare sasti saste shauchalay shehed sone tale tarikhe thande tuti vidyalay',
  ].flatMap((line) => line.split(' ')),
);

// Part of nearly every question, and found on nearly every page.
const stopWords = new Set(
  [
    'a an and are as at be by can do does for from get give have how i in is it me my near need much of on or our please some that the their to want we what when where which who with you your',
    'aur bhi chahie chahiye hai hain ka kahan karna karne ke ki kya kaun ko liye mein mera mere mujhe par se wala wale wali',
  ].flatMap((line) => line.split(' ').map(plainWord)),
);
