import type { Post, PostSummary } from '../contract/posts.ts';
import type { Topic } from '../contract/topics.ts';
import type { ListedPost, ShownPost } from '../data/parse-responses.ts';

/** A post as our service answers it. */
export function servicePost(changes: Partial<Post> = {}): Post {
  return {
    ...shared,
    updated,
    categories: [
      { categoryName: 'Water', slug: 'water' },
      { categoryName: 'Hygiene', slug: 'hygiene' },
    ],
    summary: 'How a tank is cleaned.',
    description: '<p>Empty it first.</p>',
    tags: [
      { tagName: 'tanks', slug: 'tanks' },
      { tagName: 'summer', slug: 'summer' },
    ],
    ...changes,
  };
}

export function serviceSummary(changes: Partial<PostSummary> = {}): PostSummary {
  const { summary: _summary, description: _description, tags: _tags, ...listed } = servicePost();
  return { ...listed, content: '<p>Empty it &amp; scrub.</p>', ...changes };
}

/** A post as a page gets it, with the test's own changes. */
export function samplePost(changes: Partial<ShownPost> = {}): ShownPost {
  return {
    ...shared,
    updated,
    categories,
    summary: 'How a tank is cleaned.',
    description: '<p>Empty it first.</p>',
    tags: [
      { name: 'tanks', slug: 'tanks' },
      { name: 'summer', slug: 'summer' },
    ],
    ...changes,
  };
}

export function sampleSummary(changes: Partial<ListedPost> = {}): ListedPost {
  return { ...shared, categories, content: '<p>Empty it &amp; scrub.</p>', ...changes };
}

export function sampleTopic(changes: Partial<Topic> = {}): Topic {
  return { kind: 'category', slug: 'plumbing', name: 'Plumbing', posts: 2, ...changes };
}

const updated = '2026-10-06T05:55:00Z';

const shared = {
  slug: 'water-tanks',
  title: 'Water tanks',
  featuredImage: 'posts/post-tank-1200.webp',
  image: {
    source: { stem: '/uploads/posts/post-tank', widths: [480, 800], width: 800, height: 600, colour: '#d9e6df' },
    alt: 'A tank on a roof.',
  },
  published: '2026-10-06T05:55:00Z',
  readingMinutes: 3,
};

const categories = [
  { name: 'Water', slug: 'water' },
  { name: 'Hygiene', slug: 'hygiene' },
];
