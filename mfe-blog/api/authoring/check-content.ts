import { describeProblem, type Problem } from '../import/problem.ts';
import { readPosts, stateOf } from '../import/read-posts.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkPicture, checkWords } from './check-post.ts';
import { lintMarkdown } from './lint-markdown.ts';

interface CheckOptions {
  contentDir: string;
  picturesDir: string;
  siteUrl?: string;
  now: Date;
}

/** Checks every post without importing it: finds what an import would refuse, and what it would accept but readers would notice. */
export async function checkContent({ contentDir, picturesDir, siteUrl, now }: CheckOptions) {
  const all = await readPosts(contentDir);
  const problems: Problem[] = [];
  const posts = all.filter((post) => post.status === 'valid');
  for (const { file, body, problems: found } of all) {
    // Empty lines for the front matter, so that each line has its number in the file.
    const linted = body ? lintMarkdown('\n'.repeat(body.line - 1) + body.markdown) : [];
    problems.push(...[...found, ...linted].map((problem) => ({ file, ...problem })));
  }
  for (const post of all) problems.push(...checkWords(post, now), ...(await checkPicture(post, picturesDir)));
  problems.push(...checkAddresses({ posts: all, siteUrl, now }));
  const inState = (state: string) => posts.filter((post) => stateOf(post, now.getTime()) === state);
  const scheduled = inState('scheduled').map(({ slug, frontMatter }) => `${frontMatter.published}  ${slug}`);
  const drafts = inState('draft').length;
  return {
    isGood: problems.length === 0,
    text: [
      ...problems.sort(byLine).map(describeProblem),
      `${inState('published').length} published, ${scheduled.length} scheduled, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`,
      ...scheduled.sort(),
    ].join('\n'),
  };
}

function byLine(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
