import { indexWord } from './spelling.ts';

interface MarkedProps {
  text: string;
  /** As the index spells them. */
  words: string[];
}

/** Text in which the words that a query matched are marked. */
export function Marked({ text, words }: MarkedProps) {
  return piecesOf(text, new Set(words)).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key.
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece,
  );
}

/** Unmarked and marked pieces in turn, as long as possible: with a text node for every word, each keystroke took a third longer. */
function piecesOf(text: string, met: Set<string>): string[] {
  const pieces = [''];
  for (const part of text.split(/([\p{L}\p{M}\p{N}\u200c\u200d]+)/u)) {
    if (met.has(knownWord(part))) pieces.push(part, '');
    else pieces.push(`${pieces.pop() ?? ''}${part}`);
  }
  return pieces;
}

/** As `indexWord`, once a word: each keystroke shows some two hundred, nearly all of them again. They are the site's own, so their number is bounded. */
function knownWord(word: string): string {
  const known = indexWords.get(word) ?? indexWord(word);
  indexWords.set(word, known);
  return known;
}

const indexWords = new Map<string, string>();
