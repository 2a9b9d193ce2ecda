import { topicSlug } from '../../contract/topics.ts';
import { keyProblem, type Problem } from '../import/problem.ts';
import type { ValidPost } from '../import/read-posts.ts';

interface Use {
  name: string;
  posts: number;
  /** The first post that has the topic. */
  first: ValidPost;
}

/** Shorter words differ by one letter from too many others. */
const minLength = 4;

/** Finds topics that look misspelt. */
export function checkTopics(posts: ValidPost[]): Problem[] {
  return (['categories', 'tags'] as const).flatMap((key) => misspeltTopics(key, posts));
}

function misspeltTopics(key: 'categories' | 'tags', posts: ValidPost[]): Problem[] {
  const uses = usesOf(key, posts);
  return [...uses].flatMap(([slug, { name, posts, first }]) => {
    if (posts > 1 || slug.length < minLength) return [];
    const [known] = similarWords(slug, uses.keys())
      .flatMap((other) => uses.get(other) ?? [])
      // Where each spelling has one post, only the newer post is reported.
      .filter((other) => other.posts > 1 || other.first.frontMatter.published < first.frontMatter.published)
      .sort((one, other) => other.posts - one.posts);
    if (!known) return [];
    const users = known.posts === 1 ? 'another post has' : `${known.posts} other posts have`;
    const message = `only this post has "${name}", and ${users} "${known.name}"; spell it the same, or leave it if it means something else`;
    return [{ ...keyProblem(first, key, message), isAdvice: true as const }];
  });
}

function usesOf(key: 'categories' | 'tags', posts: ValidPost[]): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const post of posts)
    for (const name of post.frontMatter[key]) {
      const slug = topicSlug(name);
      const known = uses.get(slug);
      if (known) known.posts += 1;
      else uses.set(slug, { name, posts: 1, first: post });
    }
  return uses;
}

/** Whether the words differ by one letter added, removed, replaced or swapped with its neighbour; false for equal words. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  const isOther = short.slice(from + 1) === long.slice(from + 1);
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return isOther || (isSwapped && short.slice(from + 2) === long.slice(from + 2));
}

/** Finds which of these words differ from one word by a letter. */
export function similarWords(word: string, words: Iterable<string>): string[] {
  return [...words].filter((other) => isOneLetterApart(word, other));
}
