import type { Post, PostSummary } from '../contract/posts.ts';

/** For tests: a post as the service gives it, with what the test is about put in its place. */
export function samplePost(changes: Partial<Post> = {}): Post {
  return {
    slug: 'water-tanks',
    title: 'Water tanks',
    summary: 'How a tank is cleaned.',
    description: '<p>Empty it first.</p>',
    featuredImage: 'posts/post-tank-1200.webp',
    image: { source: { stem: '/uploads/posts/post-tank', widths: [480, 800], width: 800, height: 600, colour: '#d9e6df' }, alt: 'A tank on a roof.' },
    published: '2026-10-06T05:55:00Z',
    categories: [{ categoryName: 'Water' }, { categoryName: 'Hygiene' }],
    tags: [{ tagName: 'tanks' }, { tagName: 'summer' }],
    ...changes,
  };
}

export function sampleSummary(changes: Partial<PostSummary> = {}): PostSummary {
  const { slug, title, featuredImage, image, published, categories } = samplePost();
  return { slug, title, featuredImage, image, published, categories, content: '<p>Empty it &amp; scrub.</p>', ...changes };
}
