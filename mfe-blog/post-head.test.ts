import { samplePost } from './components/sample-posts.ts';
import { postHead } from './post-head.ts';

test('takes title, description, address and breadcrumbs from the post', () => {
  expect(postHead({ status: 'ready', post: samplePost() })).toEqual({
    title: 'Water tanks',
    description: 'How a tank is cleaned.',
    canonical: `/blogs/${samplePost().slug}`,
    crumbs: [{ label: 'Blogs', path: '/blogs' }, { label: 'Water tanks' }],
  });
});

test.each(['missing', 'failed'] as const)('keeps a %s post out of search engines', (status) => {
  expect(postHead({ status })).toMatchObject({ isIndexed: false });
});
