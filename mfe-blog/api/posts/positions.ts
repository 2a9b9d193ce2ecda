import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/*
 * Every published post has a stored position, overall and in each of its topics, so that page n of a list is one index
 * range: with OFFSET, a late page of 100,000 posts took 160 times as long as one of 20. The highest position is the
 * number of posts.
 */

/** Recomputes the positions of all posts; takes some seconds with 100,000 of them. */
export async function rankAllPosts(database: Kysely<Tables>, moment: string): Promise<void> {
  await rankOverall(database, moment);
  await rankInTopics(database, moment);
  await countTopics(database);
  // After so many changes, outdated statistics would make the database scan whole tables.
  for (const table of ['posts', 'post_topics', 'topics']) await sql`analyze ${sql.table(table)}`.execute(database);
}

/** Counting rows would read them all. */
export async function countPublished(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('posts')
    .select((select) => select.fn.max('position').as('total'))
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** Puts a post last, overall and in its topics: all that a scheduled post needs when it is due. */
export async function appendPost(database: Kysely<Tables>, slug: string): Promise<void> {
  await sql`update posts set position = (select coalesce(max(position), 0) + 1 from posts) where slug = ${slug}`.execute(
    database,
  );
  await sql`
    update post_topics
    set position = (
      select coalesce(max(other.position), 0) + 1 from post_topics as other where other.topic = post_topics.topic
    )
    where post = ${slug}
  `.execute(database);
  await sql`update topics set posts = posts + 1 where topic in (select topic from post_topics where post = ${slug})`.execute(
    database,
  );
}

async function rankOverall(database: Kysely<Tables>, moment: string): Promise<void> {
  await sql`
    update posts set position = ranked.position
    from (
      select slug, case when published <= ${moment} then row_number() over (order by published, slug) end as position
      from posts
    ) as ranked
    where posts.slug = ranked.slug and posts.position is distinct from ranked.position
  `.execute(database);
}

async function rankInTopics(database: Kysely<Tables>, moment: string): Promise<void> {
  await sql`
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
