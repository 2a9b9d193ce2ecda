import { ContentError, type ContentProblem } from './content-problem.ts';
import { readPosts } from './read-posts.ts';

/** Says what an import would find, without importing. Throws `ContentError` with every fault. */
export async function surveyContent(contentDir: string, now: Date): Promise<string> {
  const problems: ContentProblem[] = [];
  const waiting: string[] = [];
  let published = 0;
  let drafts = 0;
  for await (const read of readPosts(contentDir, new Map())) {
    if (read.status === 'bad') problems.push(...read.problems);
    else if (read.status === 'draft') drafts += 1;
    else if (read.status === 'changed' && new Date(read.post.front.published) > now)
      waiting.push(`${read.post.front.published}  ${read.post.slug}`);
    else published += 1;
  }
  if (problems.length > 0) throw new ContentError(problems);
  return [`${published} published, ${waiting.length} waiting for their time, ${drafts} drafts`, ...waiting.sort()].join(
    '\n',
  );
}
