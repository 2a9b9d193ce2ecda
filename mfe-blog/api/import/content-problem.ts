/** What is wrong with one place of one file, in words its author can act on. */
export interface ContentProblem {
  file: string;
  line: number;
  expected: string;
}

/** The content cannot be imported; lists everything that is wrong, one line each: `posts/name.md:4: title: expected …`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(
      ['Nothing was imported:', ...problems.map(({ file, line, expected }) => `${file}:${line}: ${expected}`)].join(
        '\n',
      ),
    );
    this.problems = problems;
  }
}
