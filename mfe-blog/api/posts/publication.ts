import { randomBytes } from 'node:crypto';
import { utcIsoTime } from '@site/text/indian-time';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Posts whose time has come. Queries of posts for readers start from here, so that none shows a scheduled post early. */
export function publishedPosts(database: Database) {
  return database.selectFrom('posts').where('posts.published', '<=', currentTime());
}

/** Published posts, newest first; those of the same second by slug. */
export function newestPosts(database: Database) {
  return publishedPosts(database).orderBy('posts.published', 'desc').orderBy('posts.slug', 'desc');
}

/** Topics that have published posts, with the number of these and the time of the newest. */
export function publishedTopics(database: Database) {
  return database
    .selectFrom('topics')
    .innerJoin('post_topics', 'post_topics.topic', 'topics.topic')
    .where('post_topics.published', '<=', currentTime())
    .groupBy(['topics.topic', 'topics.kind', 'topics.name'])
    .select(['topics.topic', 'topics.kind', 'topics.name', rowCount.as('posts')])
    .select(({ fn }) => fn.max('post_topics.published').as('newest'));
}

export async function countPublished(database: Database): Promise<number> {
  const { total } = await publishedPosts(database).select(rowCount.as('total')).executeTakeFirstOrThrow();
  return total;
}

/** Without the cast, PostgreSQL's driver would return a string. */
const rowCount = sql<number>`cast(count(*) as integer)`;

/** The present time as it is stored: in UTC, to the second. For queries of `post_topics`, which holds the time of each post. */
export function currentTime(): string {
  return utcIsoTime(new Date());
}

/** Advisory lock: only one service on a database writes posts at a time. */
export const postsLock = 'posts';

/**
 * Changes whenever a response may have changed: with each import, and when a scheduled post is published, which changes the newest post.
 * Empty before the first import. The edge asks for it every second.
 */
export async function readRevision(database: Database): Promise<string> {
  const newest = publishedPosts(database).select(({ fn }) => fn.max('posts.published').as('published'));
  const row = await database
    .selectFrom('content_state')
    .select(['value', newest.as('newest')])
    .where('name', '=', 'revision')
    .executeTakeFirst();
  return row ? `${row.value} ${row.newest ?? 'none'}` : '';
}

/** A random value: a hash of all posts would take longer than writing them. */
export async function renewRevision(database: Database): Promise<void> {
  const value = randomBytes(8).toString('hex');
  await database
    .insertInto('content_state')
    .values({ name: 'revision', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
