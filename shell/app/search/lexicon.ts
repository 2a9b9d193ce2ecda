import SearchableMap from 'minisearch/SearchableMap';
import { spelledWord, wordsIn } from './spelling.ts';

/** Of a word that is cut to one of the index: 'waterproofing' still finds water. */
const minCutLength = 4;
const maxCutLetters = 5;

/** The words of the index, to guess which of them an unknown word means. */
export function createLexicon(texts: string[], terms: string[], termOf: (word: string) => string) {
  const termByWord = new SearchableMap<string>();
  for (const term of terms) termByWord.set(term, term);
  // Whole words come nearer to a slip than their stems: 'genrator' is one letter from 'generator' and three from 'gener'.
  for (const text of texts) for (const word of wordsIn(text)) termByWord.set(spelledWord(word), termOf(word));

  /** Words that begin like this one: 'maintenan', while it is being typed. */
  function begunBy(word: string): string[] {
    return word.length > 2 ? [...termByWord.atPrefix(word).values()] : [];
  }

  function nearestTo(word: string): string[] {
    const near = [...termByWord.fuzzyGet(word, maxTyposIn(word.length)).values()];
    const least = Math.min(...near.map(([, distance]) => distance));
    return near.filter(([, distance]) => distance === least).map(([term]) => term);
  }

  function cutFrom(word: string): string[] {
    const shortest = Math.max(minCutLength, word.length - maxCutLetters);
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const term = termByWord.get(word.slice(0, length));
      if (term) return [term];
    }
    return [];
  }

  return {
    /** Terms that an unknown word may mean, none if it is like no word of the index. */
    meant(typed: string): string[] {
      const word = spelledWord(typed);
      const guesses = [begunBy, nearestTo, cutFrom].map((guess) => guess(word));
      return [...new Set(guesses.find(({ length }) => length > 0))];
    },
  };
}

/** How many letters may be wrong: none in three, because 'nal' and 'mali' must not match each other. */
function maxTyposIn(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
