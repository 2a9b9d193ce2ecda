import { type TopicKind, topicSlug } from '../../contract/topics.ts';

/** A topic's key in the database, which is also the end of its address: `category/plumbing`. */
export function topicKey(kind: TopicKind, name: string): string {
  return `${kind}/${topicSlug(name)}`;
}
