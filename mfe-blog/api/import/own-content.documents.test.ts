import path from 'node:path';
import { toSlug } from '@site/text/slug';
import { checkContent } from '../authoring/check-content.ts';
import { readPosts, type ValidPost } from './read-posts.ts';

const contentDir = path.join(import.meta.dirname, '../../content');
const picturesDir = path.join(import.meta.dirname, '../../pictures');

let posts: ValidPost[] = [];
beforeAll(async () => {
  posts = await ownPosts();
});

it('passes the check', async () => {
  const { text } = await checkContent({ contentDir, picturesDir, now: new Date() });
  expect(text.split('\n').filter((line) => line.startsWith('posts/'))).toEqual([]);
});

it('spells each topic the same everywhere', () => {
  const names = posts.flatMap(({ frontMatter }) => [...frontMatter.categories, ...frontMatter.tags]);
  const spellings = new Map<string, Set<string>>();
  for (const name of names) spellings.set(toSlug(name), (spellings.get(toSlug(name)) ?? new Set()).add(name));
  expect([...spellings.values()].filter((spelled) => spelled.size > 1)).toEqual([]);
});

async function ownPosts(): Promise<ValidPost[]> {
  const valid: ValidPost[] = [];
  for (const post of await readPosts(contentDir)) {
    if (post.status === 'invalid') throw new Error(JSON.stringify(post.problems));
    if (!post.frontMatter.draft) valid.push(post);
  }
  return valid;
}
