import { keyProblem, type Problem } from '../import/problem.ts';
import type { ValidPost } from '../import/read-posts.ts';

/** Finds former slugs that another post has or had. `slugs` are those of all files. */
export function checkFormerly(posts: ValidPost[], slugs: Set<string>): Problem[] {
  const owners = firstOwners(posts);

  function problemOf(former: string, slug: string): string | undefined {
    if (former === slug) return `${former} is the post's own file; leave it out`;
    if (slugs.has(former)) return `there is a post ${former}, so its address cannot lead to another; leave it out`;
    const owner = owners.get(former);
    return owner && owner.slug !== slug ? `${owner.file} has ${former} too; leave it out of one of them` : undefined;
  }

  return posts.flatMap((post) =>
    post.frontMatter.formerly.flatMap((former) => {
      const problem = problemOf(former, post.slug);
      return problem ? [keyProblem(post, 'formerly', problem)] : [];
    }),
  );
}

/** The present slug of each former one. */
export function renamedPosts(posts: ValidPost[], slugs: Set<string>): Map<string, string> {
  const renamed = [...firstOwners(posts)].filter(([former]) => !slugs.has(former));
  return new Map(renamed.map(([former, { slug }]) => [former, slug]));
}

function firstOwners(posts: ValidPost[]): Map<string, ValidPost> {
  const pairs = posts.flatMap((post) => post.frontMatter.formerly.map((former) => [former, post] as const));
  return new Map(pairs.reverse());
}
