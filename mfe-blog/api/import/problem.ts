/** A line of a file where something is refused, left out of the page, or shown in another way than it looks. */
export interface LineProblem {
  line: number;
  message: string;
}

export interface Problem extends LineProblem {
  /** Path below the content folder: `posts/name.md`. */
  file: string;
}

/** The problem with its file and line, in the form that editors and terminals turn into a link. */
export function describeProblem({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

/** A problem of one key of the front matter. */
export function keyProblem({ file, keyLines }: KeyedPost, key: string, sentence: string): Problem {
  return { file, line: keyLines[key] ?? 1, message: `${key}: ${sentence}` };
}

interface KeyedPost {
  file: string;
  /** The line of each key. */
  keyLines: Record<string, number>;
}

/** On one line, and short enough for a message, but long enough for an author to recognise what is meant. */
export function quoted(text: string, maxLength = 60): string {
  const onOneLine = text.replace(/[\s\p{Cc}]+/gu, ' ');
  return onOneLine.length > maxLength ? `${onOneLine.slice(0, maxLength)}…` : onOneLine;
}
