import type { Post, PostSummary } from '../contract/posts.ts';
import type { Topic } from '../contract/topics.ts';

/** A post as the service answers it, with the test's own changes. */
export function samplePost(changes: Partial<Post> = {}): Post {
  return {
    slug: 'water-tanks',
    title: 'Water tanks',
    summary: 'How a tank is cleaned.',
    description: '<p>Empty it first.</p>',
    featuredImage: 'posts/post-tank-1200.webp',
    image: {
      source: { stem: '/uploads/posts/post-tank', widths: [480, 800], width: 800, height: 600, colour: '#d9e6df' },
      alt: 'A tank on a roof.',
    },
    published: '2026-10-06T05:55:00Z',
    updated: '2026-10-06T05:55:00Z',
    readingMinutes: 3,
    categories: [{ categoryName: 'Water' }, { categoryName: 'Hygiene' }],
    tags: [{ tagName: 'tanks' }, { tagName: 'summer' }],
    ...changes,
  };
}

export function sampleSummary(changes: Partial<PostSummary> = {}): PostSummary {
  const { summary: _summary, description: _description, tags: _tags, ...shown } = samplePost();
  return { ...shown, content: '<p>Empty it &amp; scrub.</p>', ...changes };
}

export function sampleTopic(changes: Partial<Topic> = {}): Topic {
  return { kind: 'category', slug: 'plumbing', name: 'Plumbing', posts: 2, ...changes };
}
