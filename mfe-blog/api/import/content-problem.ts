/** One fault in one file, worded so that its author can fix it. */
export interface ContentProblem {
  file: string;
  line: number;
  expected: string;
}

/** The content cannot be imported. Lists every fault on its own line: `posts/name.md:4: title: expected …`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(['Nothing was imported:', ...problems.map(lineOf)].join('\n'));
    this.problems = problems;
  }
}

/** The fault with its place, as editors and terminals turn it into a link. */
export function lineOf({ file, line, expected }: ContentProblem): string {
  return `${file}:${line}: ${expected}`;
}
