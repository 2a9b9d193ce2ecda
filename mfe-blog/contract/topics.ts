import * as v from 'valibot';

/** What posts are filed under: a category says what a post is about, a tag what it touches. */
export const topicKinds = ['category', 'tag'] as const;

export type TopicKind = (typeof topicKinds)[number];

/** A topic's name as its address spells it: small letters, digits and single dashes; empty where the name has neither letter nor digit of ours. */
export function topicSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const topic = v.object({
  kind: v.picklist(topicKinds),
  slug: v.string(),
  name: v.string(),
  /** Published posts. */
  posts: v.number(),
});

/** Answer of `GET /api/v1/blogsList/topics`: those with published posts, the most used first. */
export const topicsAnswer = v.object({
  status: v.literal('success'),
  data: v.object({ categories: v.array(topic), tags: v.array(topic) }),
});

export type Topic = v.InferOutput<typeof topic>;

/** A tag with one post says nothing that the post does not say, so search engines are spared it. */
export function isIndexed({ kind, posts }: Pick<Topic, 'kind' | 'posts'>): boolean {
  return kind === 'category' || posts > 1;
}
