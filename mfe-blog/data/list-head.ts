import type { Head, LoaderData } from '@site/contracts/part-routes';
import { isIndexed } from '../contract/topics.ts';
import type { loadCategory, loadList } from './loaders.ts';
import { crumbsTo, pagePath, topicPath } from './paths.ts';
import { topicLine, topicTitle } from './topic-words.ts';

/** Each further page has its own address, title and description. */
export function listHead(list: LoaderData<typeof loadList>): Head {
  if (list.status === 'empty') return {};
  if (list.status !== 'ready') return { isIndexed: false };
  const { page, pages } = list;
  if (page === 1) return {};
  return {
    title: `Facility management blogs, page ${page}`,
    description: `Page ${page} of ${pages} of our practical notes on housekeeping, plumbing, power, gardens and staff in Indian buildings.`,
    canonical: pagePath('/blogs', page),
  };
}

export function topicHead(list: LoaderData<typeof loadCategory>): Head {
  if (list.status === 'missing')
    return { title: 'Topic not found', isIndexed: false, crumbs: crumbsTo('Topic not found') };
  if (list.status !== 'ready') return { isIndexed: false };
  const { topic, page, pages } = list;
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
