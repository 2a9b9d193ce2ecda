import { type TopicKind, topicSlug } from '../../contract/topics.ts';

/** How the database calls a topic: as its address ends. */
export function topicKey(kind: TopicKind, name: string): string {
  return `${kind}/${topicSlug(name)}`;
}
