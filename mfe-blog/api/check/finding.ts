import type { ContentProblem } from '../import/content-problem.ts';
import type { GoodPost } from '../import/parse-post.ts';

/** What the check found in a file. Advice may be mistaken, so it fails no check. */
export interface Finding extends ContentProblem {
  weight: 'fault' | 'advice';
}

/** A post that the import would take, drafts included. */
export interface CheckedPost extends GoodPost {
  /** Path below the content folder: `posts/name.md`. */
  file: string;
}

/** A fault of one key of the front matter. */
export function keyFault({ file, lines }: CheckedPost, key: string, sentence: string): Finding {
  return { file, line: lines[key] ?? 1, expected: `${key}: ${sentence}`, weight: 'fault' };
}
