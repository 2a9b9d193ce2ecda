import { samplePost } from '../testing/sample-posts.ts';
import { postHead } from './post-head.ts';

test('takes title, description, address, breadcrumbs, dates and picture from the post', () => {
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

test('leaves a post without a picture to the card of the site', () => {
  expect(postHead({ status: 'ready', post: samplePost({ image: null }) })).not.toHaveProperty('share');
});

test.each(['missing', 'failed'] as const)('keeps a %s post out of search engines', (status) => {
  expect(postHead({ status })).toMatchObject({ isIndexed: false });
});
