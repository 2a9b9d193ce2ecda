/** Whether one letter more, less, other or swapped with its neighbour makes one word of the other; false for equal words. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  const isOther = short.slice(from + 1) === long.slice(from + 1);
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return isOther || (isSwapped && short.slice(from + 2) === long.slice(from + 2));
}

/** Finds which of many words are a letter apart from one, without comparing each with each. */
export function nearWords(words: Iterable<string>): (word: string) => string[] {
  const byVariant = new Map<string, string[]>();
  for (const word of words)
    for (const variant of variantsOf(word)) byVariant.set(variant, [...(byVariant.get(variant) ?? []), word]);
  return (word) => {
    const candidates = new Set(variantsOf(word).flatMap((variant) => byVariant.get(variant) ?? []));
    return [...candidates].filter((candidate) => isOneLetterApart(word, candidate));
  };
}

/** Words a letter apart have one of these in common: the word itself, and the word without one of its letters. */
function variantsOf(word: string): string[] {
  return [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))];
}
