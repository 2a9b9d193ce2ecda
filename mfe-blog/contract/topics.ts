/** A category says what a post is about, a tag what it mentions. */
export const topicKinds = ['category', 'tag'] as const;

// More would make the page a wall of text.
export const maxTopics = 30;

export type TopicKind = (typeof topicKinds)[number];

export interface Topic {
  kind: TopicKind;
  slug: string;
  name: string;
  /** Published posts. */
  posts: number;
}

/** The page of a tag with one post adds nothing to the post, so search engines should leave it out. */
export function isIndexed({ kind, posts }: Pick<Topic, 'kind' | 'posts'>): boolean {
  return kind === 'category' || posts > 1;
}
