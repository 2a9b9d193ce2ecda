import { type TopicKind, topicSlug } from '../contract/topics.ts';

/** Address of a topic's page. */
export function topicPath(kind: TopicKind, name: string): string {
  return `/blogs/${kind}/${topicSlug(name)}`;
}
