import type { PageIds } from '@site/contracts/structured-data';
import { samplePost } from '../testing/sample-posts.ts';
import { describePost } from './describe-post.ts';

const ids: PageIds = {
  url: 'https://site.example/blogs/water-tanks',
  page: 'https://site.example/blogs/water-tanks#page',
  organization: 'https://site.example/#organization',
  absolute: (path) => `https://site.example${path}`,
  card: 'https://site.example/card.jpg',
};

it('describes posts as their page shows them', () => {
  const post = samplePost();
  expect(describePost({ status: 'ready', post, related: [] }, ids)).toEqual([
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.summary,
      datePublished: post.published,
      dateModified: post.updated,
      image: ids.card,
      author: { '@id': ids.organization },
      articleSection: ['Water', 'Hygiene'],
      keywords: ['tanks', 'summer'],
    }),
  ]);
});

it('describes nothing that a post does not say', () => {
  const post = { slug: 'water-tanks', title: 'Water tanks', featuredImage: 'tank.jpg', categories: [], tags: [] };
  const [described = {}] = describePost({ status: 'ready', post, related: [] }, ids);
  expect(Object.keys(described)).toEqual([
    ...['@type', '@id', 'headline', 'url', 'inLanguage', 'author', 'publisher', 'mainEntityOfPage'],
  ]);
});

it.each([
  { status: 'missing' as const, recent: [] },
  { status: 'failed' as const, message: undefined },
])('describes nothing when the post is $status', (page) => {
  expect(describePost(page, ids)).toEqual([]);
});
