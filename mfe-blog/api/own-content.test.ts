import path from 'node:path';
import { postHtml } from './post-html.ts';
import { readContent } from './read-content.ts';

const CONTENT = path.resolve('mfe-blog/content');

it('has at least nine posts, each of 400 words or more', async () => {
  const { changed } = await readContent(CONTENT, new Map());
  expect(changed.length).toBeGreaterThanOrEqual(9);
  expect(changed.filter((post) => post.markdown.split(/\s+/).length < 400).map((post) => post.slug)).toEqual([]);
});

it('loses no link or picture of its own posts to the sanitiser', async () => {
  const { changed } = await readContent(CONTENT, new Map());
  const lost = changed.filter(({ markdown }) => (markdown.match(/\]\(/g) ?? []).length !== (postHtml(markdown).match(/<a href/g) ?? []).length);
  expect(lost.map((post) => post.slug)).toEqual([]);
});

it('links from post to post only where there is one', async () => {
  const { changed } = await readContent(CONTENT, new Map());
  const slugs = new Set(changed.map((post) => post.slug));
  const linked = changed.flatMap((post) => [...post.markdown.matchAll(/\]\(\/blogs\/([^)#]+)/g)].map((match) => match[1] ?? ''));
  expect(linked.filter((slug) => !slugs.has(slug))).toEqual([]);
});
