import type { Head } from '@site/contracts/part-routes';
import { isIndexed, type Topic } from '../contract/topics.ts';
import { crumbsTo, pagePath, topicPath } from './paths.ts';
import { topicLine, topicTitle } from './topic-words.ts';

type NotReady = { status: 'empty' | 'beyond' | 'missing' | 'failed' };
type Paged = { status: 'ready'; page: number; pages: number };

/** Each further page has its own address, title and description. */
export function listHead(found: Paged | NotReady): Head {
  if (found.status === 'empty') return {};
  if (found.status !== 'ready') return { isIndexed: false };
  const { page, pages } = found;
  if (page === 1) return {};
  return {
    title: `Facility management blogs, page ${page}`,
    description: `Page ${page} of ${pages} of our practical notes on housekeeping, plumbing, power, gardens and staff in Indian buildings.`,
    canonical: pagePath('/blogs', page),
  };
}

export function topicHead(found: (Paged & { topic: Topic }) | NotReady): Head {
  if (found.status === 'missing')
    return { title: 'Topic not found', isIndexed: false, crumbs: crumbsTo('Topic not found') };
  if (found.status !== 'ready') return { isIndexed: false };
  const { topic, page, pages } = found;
  const name = topicTitle(topic.name);
  const title = topic.kind === 'category' ? `${name}: our posts` : `Posts about ${topic.name}`;
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: page === 1 ? topicLine(topic) : `Page ${page} of ${pages} of our posts on ${topic.name}.`,
    canonical: pagePath(topicPath(topic.kind, topic.slug), page),
    isIndexed: isIndexed(topic),
    crumbs: crumbsTo(name),
  };
}
