import path from 'node:path';
import { topicSlug } from '../../contract/topics.ts';
import { lintMarkdown } from '../authoring/lint-markdown.ts';
import { readPosts, type ValidPost } from './read-posts.ts';

it('has at least nine posts, each of 400 words or more', async () => {
  const posts = await ownPosts();
  expect(posts.length).toBeGreaterThanOrEqual(9);
  expect(posts.filter((post) => post.markdown.split(/\s+/).length < 400).map((post) => post.slug)).toEqual([]);
});

it('shows own posts whole', async () => {
  const problems = (await ownPosts()).flatMap((post) =>
    [...lintMarkdown(post.markdown), ...post.problems].map((one) => ({ ...one, file: post.file })),
  );
  expect(problems).toEqual([]);
});

it('links only to posts that exist', async () => {
  const posts = await ownPosts();
  const slugs = new Set(posts.map((post) => post.slug));
  const linked = posts.flatMap((post) =>
    [...post.markdown.matchAll(/\]\(\/blogs\/([^)#/]+)\)/g)].map((match) => match[1] ?? ''),
  );
  expect(linked.filter((slug) => !slugs.has(slug))).toEqual([]);
});

it('spells each topic the same everywhere', async () => {
  const names = (await ownPosts()).flatMap(({ frontMatter }) => [...frontMatter.categories, ...frontMatter.tags]);
  const spellings = new Map<string, Set<string>>();
  for (const name of names) spellings.set(topicSlug(name), (spellings.get(topicSlug(name)) ?? new Set()).add(name));
  expect([...spellings.values()].filter((spelled) => spelled.size > 1)).toEqual([]);
});

async function ownPosts(): Promise<ValidPost[]> {
  const posts: ValidPost[] = [];
  for (const post of await readPosts(path.join(import.meta.dirname, '../../content'))) {
    if (post.status === 'invalid') throw new Error(JSON.stringify(post.problems));
    if (!post.frontMatter.draft) posts.push(post);
  }
  return posts;
}
