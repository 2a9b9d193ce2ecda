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
  const problems: Problem[] = all.flatMap((post) => (post.status === 'invalid' ? post.problems : []));
  const posts = all.filter((post) => post.status === 'valid');
  for (const post of posts) {
    const { file } = post;
    // Empty lines for the front matter, so that each line has its number in the file.
    const linted = lintMarkdown('\n'.repeat(post.bodyLine - 1) + post.markdown);
    const inText = [...linted, ...post.problems].map((one) => ({ file, ...one }));
    problems.push(...checkWords(post, now), ...(await checkPicture(post, picturesDir)), ...inText);
  }
  const slugs = new Set(all.map(({ slug }) => slug));
  problems.push(...checkAddresses({ posts, slugs, siteUrl, now }));
  const inState = (state: string) => posts.filter((post) => stateOf(post, now.getTime()) === state);
  const scheduled = inState('scheduled').map(({ slug, frontMatter }) => `${frontMatter.published}  ${slug}`);
  return {
    isGood: problems.length === 0,
    text: [
      ...problems.sort(byLine).map(describeProblem),
      `${inState('published').length} published, ${scheduled.length} scheduled, ${inState('draft').length} drafts`,
      ...scheduled.sort(),
    ].join('\n'),
  };
}

function byLine(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
