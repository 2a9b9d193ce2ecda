import { samplePost } from '../testing/sample-posts.ts';
import { postHead } from './post-head.ts';

it('fills the head from the post', () => {
  const post = samplePost();
  expect(postHead({ status: 'ready', post })).toEqual({
    title: 'Water tanks',
    description: 'How a tank is cleaned.',
    canonical: `/blogs/${post.slug}`,
    crumbs: [{ label: 'Blogs', path: '/blogs' }, { label: 'Water tanks' }],
    article: { published: post.published, modified: post.updated },
    share: { picture: post.image?.source, alt: post.image?.alt },
  });
});

it('uses the site card for a post without a picture', () => {
  expect(postHead({ status: 'ready', post: samplePost({ image: null }) })).not.toHaveProperty('share');
});

it.each(['missing', 'failed'] as const)('hides a %s post from search engines', (status) => {
  expect(postHead({ status })).toMatchObject({ isIndexed: false });
});

it('hides previews from search engines', () => {
  const about = { slug: 'water-tanks', token: 'signed', version: '1', until: '2026-11-28T06:00:00Z' };
  const whole = { post: samplePost(), previous: null, next: null, related: [] };
  const draft = postHead({ status: 'preview', preview: { ...about, state: 'draft', whole } });
  expect(draft).toMatchObject({ title: 'Water tanks', isIndexed: false });
  const faulty = postHead({ status: 'preview', preview: { ...about, state: 'faulty', problems: [] } });
  expect(faulty).toMatchObject({ isIndexed: false });
});
