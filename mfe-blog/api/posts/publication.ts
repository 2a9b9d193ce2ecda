import { randomBytes } from 'node:crypto';
import { withAdvisoryLock } from '@site/service/database/postgres';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

// Another service may have imported a post since, and be gone when it is due; and a timer runs late after the machine slept.
const maxWaitMs = 60 * 1000;
const retryMs = 60 * 1000;

/** Publishes each scheduled post when it is due. Returns a function that stops the timer. */
export function startPublicationTimer(database: Kysely<Tables>, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;

  async function check() {
    const wait = await publishIfDue().catch((error: unknown) => {
      // A check that was running when the service stopped fails on the closed database, which is no error.
      if (!isStopped) onError(error);
      return retryMs;
    });
    if (!isStopped) timer = setTimeout(check, wait).unref();
  }

  /** Returns the milliseconds until the next check. */
  async function publishIfDue(): Promise<number> {
    const next = await nextPublication(database);
    const wait = next ? next.getTime() - Date.now() : maxWaitMs;
    if (wait > 0) return Math.min(wait, maxWaitMs);
    await publishDue(database, new Date());
    return 0;
  }

  timer = setTimeout(check, 0).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Gives every due post its position, and returns whether there was one. If several services do so at once, one publishes. */
export function publishDue(database: Kysely<Tables>, now: Date): Promise<boolean> {
  return withAdvisoryLock(database, postsLock, (connection) =>
    connection.transaction().execute(async (transaction) => {
      const isChanged = await rankPosts(transaction, now);
      if (isChanged) await renewRevision(transaction);
      return isChanged;
    }),
  );
}

/** When the next scheduled post is due. */
export async function nextPublication(database: Kysely<Tables>): Promise<Date | undefined> {
  const row = await database
    .selectFrom('posts')
    .select('published')
    .where('position', 'is', null)
    .orderBy('published')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.published);
}

/*
 * Every published post has a stored position, overall and in each of its topics, so that page n of a list is one index
 * range: with OFFSET, a late page of 100,000 posts took 160 times as long as one of 20. The highest position is the
 * number of posts.
 */

/** Gives all posts that are published at this time their positions, and takes those of all others. Returns whether any changed. */
export async function rankPosts(database: Kysely<Tables>, now: Date): Promise<boolean> {
  const moment = `${now.toISOString().slice(0, 19)}Z`;
  const ranked = [await rankOverall(database, moment), await rankInTopics(database, moment)];
  await countTopics(database);
  if (!ranked.some(({ numAffectedRows }) => numAffectedRows)) return false;
  // After so many changes, outdated statistics would make the database scan whole tables.
  for (const table of ['posts', 'post_topics', 'topics']) await sql`analyze ${sql.table(table)}`.execute(database);
  return true;
}

/** The highest position: counting would read all rows. */
export async function countPublished(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('posts')
    .select((select) => select.fn.max('position').as('total'))
    .executeTakeFirst();
  return row?.total ?? 0;
}

function rankOverall(database: Kysely<Tables>, moment: string) {
  return sql`
    update posts set position = ranked.position
    from (
      select slug, case when published <= ${moment} then row_number() over (order by published, slug) end as position
      from posts
    ) as ranked
    where posts.slug = ranked.slug and posts.position is distinct from ranked.position
  `.execute(database);
}

function rankInTopics(database: Kysely<Tables>, moment: string) {
  return sql`
    update post_topics set position = ranked.position
    from (
      select topic, post,
        case when published <= ${moment} then row_number() over (partition by topic order by published, post) end as position
      from post_topics
    ) as ranked
    where post_topics.topic = ranked.topic and post_topics.post = ranked.post
      and post_topics.position is distinct from ranked.position
  `.execute(database);
}

async function countTopics(database: Kysely<Tables>): Promise<void> {
  await sql`
    update topics
    set posts = (select coalesce(max(position), 0) from post_topics where post_topics.topic = topics.topic)
  `.execute(database);
  await sql`
    delete from topics where not exists (select 1 from post_topics where post_topics.topic = topics.topic)
  `.execute(database);
}

/** Advisory lock: only one service on a database imports posts, or publishes those that are due, at a time. */
export const postsLock = 'its posts';

/** Changes whenever an answer may have changed; empty before the first import. The edge asks for it every second. */
export async function readRevision(database: Kysely<Tables>): Promise<string> {
  const row = await database
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', 'revision')
    .executeTakeFirst();
  return row?.value ?? '';
}

/** A random value: a hash of all posts would take longer than writing them. */
export async function renewRevision(database: Kysely<Tables>): Promise<void> {
  const value = randomBytes(8).toString('hex');
  await database
    .insertInto('content_state')
    .values({ name: 'revision', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
