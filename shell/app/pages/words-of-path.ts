import { removeInvisible } from '@site/text/visible-text';

const maxWordsLength = 100;

/**
 * Guesses from an unknown path the words to search for.
 * @example
 * wordsOfPath('/plumbing-servces'); // 'plumbing servces'
 */
export function wordsOfPath(pathname: string): string {
  const words = decoded(pathname)
    .split(/[-/\s]/)
    .map(removeInvisible)
    .filter(Boolean)
    .join(' ');
  return [...words].slice(0, maxWordsLength).join('').trimEnd();
}

/** As it is where it is no valid encoding. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
