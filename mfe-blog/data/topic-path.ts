import { type TopicKind, topicSlug } from '../contract/topics.ts';

/** Address of the page that lists a topic's posts. */
export function topicPath(kind: TopicKind, name: string): string {
  return `/blogs/${kind}/${topicSlug(name)}`;
}
