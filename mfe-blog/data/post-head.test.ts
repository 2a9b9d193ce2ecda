import { samplePost } from '../testing/sample-posts.ts';
import { postHead } from './post-head.ts';

it('fills the head from the post', () => {
  const post = samplePost();
  expect(postHead({ status: 'ready', post, related: [] })).toEqual({
    title: 'Water tanks',
    description: 'How a tank is cleaned.',
    canonical: `/blogs/${post.slug}`,
    crumbs: [{ label: 'Blogs', path: '/blogs' }, { label: 'Water tanks' }],
    article: { published: post.published, modified: post.updated },
    share: { picture: post.image?.source, alt: post.image?.alt },
  });
});

it('says nothing that the post does not', () => {
  const post = { slug: 'water-tanks', title: 'Water tanks', categories: [], tags: [] };
  expect(postHead({ status: 'ready', post, related: [] })).toEqual({
    title: 'Water tanks',
    canonical: '/blogs/water-tanks',
    crumbs: [{ label: 'Blogs', path: '/blogs' }, { label: 'Water tanks' }],
  });
});

it('describes a post without a summary by its first words', () => {
  const description = `<h2>Before</h2><p>${'Empty the tank &amp; scrub it. '.repeat(20)}</p>`;
  const head = postHead({ status: 'ready', post: samplePost({ summary: undefined, description }), related: [] });
  expect(head.description).toMatch(/^Before Empty the tank & scrub it\. .* \w+\.?…$/);
  expect(head.description?.length).toBeLessThanOrEqual(156);
});

it.each([
  { status: 'missing' as const, recent: [] },
  { status: 'failed' as const, message: undefined },
])('hides a $status post from search engines', (page) => {
  expect(postHead(page)).toMatchObject({ isIndexed: false });
});

it('hides previews from search engines', () => {
  const about = { slug: 'water-tanks', token: 'signed', version: '1', until: '2026-11-28T06:00:00Z' };
  const content = { post: samplePost(), related: [] };
  const draft = postHead({ status: 'preview', preview: { ...about, state: 'draft', content } });
  expect(draft).toMatchObject({ title: 'Water tanks', isIndexed: false });
  const faulty = postHead({ status: 'preview', preview: { ...about, state: 'faulty', problems: [] } });
  expect(faulty).toMatchObject({ isIndexed: false });
});
