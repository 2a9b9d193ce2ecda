import type { PageAddress } from '@site/contracts/part';
import type { PostSummary } from '../../contract/posts.ts';
import { isIndexed, type Topic, type TopicKind } from '../../contract/topics.ts';
import { type Database, isSlug, type TopicRow } from '../tables.ts';
import { summaryOf } from './post-repository.ts';
import { currentTime, newestPosts, publishedTopics } from './publication.ts';

// Topics that have published posts.

/** One page of the topic's posts, newest first. */
export async function list(
  database: Database,
  kind: TopicKind,
  slug: string,
  page: number,
  limit: number,
): Promise<{ topic: Topic; posts: PostSummary[] } | undefined> {
  const row = isSlug(slug)
    ? await publishedTopics(database).where('topics.topic', '=', `${kind}/${slug}`).executeTakeFirst()
    : undefined;
  if (!row) return undefined;
  // Sorting the whole rows of a large topic would take twenty times as long as sorting their slugs.
  const slugs = database
    .selectFrom('post_topics')
    .select('post')
    .where('topic', '=', row.topic)
    .where('published', '<=', currentTime())
    .orderBy('published', 'desc')
    .orderBy('post', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const posts = await newestPosts(database).selectAll().where('slug', 'in', slugs).execute();
  return { topic: topicOf(row), posts: posts.map(summaryOf) };
}

/** At most `max`, the most used first. */
export async function mostUsed(database: Database, kind: TopicKind, max: number): Promise<Topic[]> {
  const rows = await publishedTopics(database)
    .where('kind', '=', kind)
    .orderBy('posts', 'desc')
    .orderBy('name')
    .limit(max)
    .execute();
  return rows.map(topicOf);
}

/** Addresses of the topics that belong in a sitemap. */
export async function addresses(database: Database): Promise<PageAddress[]> {
  const topics = await publishedTopics(database).orderBy('topics.topic').execute();
  return topics
    .filter(isIndexed)
    .map(({ topic, name, newest }) => ({ path: `/blogs/${topic}`, title: name, updated: newest }));
}

function topicOf({ topic, kind, name, posts }: TopicRow & Pick<Topic, 'posts'>): Topic {
  return { kind, slug: topic.slice(kind.length + 1), name, posts };
}
