/** One fault in one file, worded so that its author can fix it. */
export interface ContentProblem {
  file: string;
  line: number;
  expected: string;
}

/** The fault with its place, as editors and terminals turn it into a link. */
export function lineOf({ file, line, expected }: ContentProblem): string {
  return `${file}:${line}: ${expected}`;
}
