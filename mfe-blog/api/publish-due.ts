import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Gives every post whose time has come its position and states the revision anew. With positions stored, page n of the list
 * is a range of an index; with OFFSET, page n of 100,000 posts took 160 times as long as of 20.
 */
export async function publishDue(database: Kysely<Tables>, now: Date): Promise<void> {
  const moment = `${now.toISOString().slice(0, 19)}Z`;
  await sql`
    update posts set position = ranked.position
    from (
      select slug, case when published <= ${moment} then row_number() over (order by published, slug) end as position from posts
    ) as ranked
    where posts.slug = ranked.slug and posts.position is distinct from ranked.position
  `.execute(database);
  const value = await revisionOf(database);
  await database
    .insertInto('content_state')
    .values({ name: 'revision', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** When the next post becomes visible, if one is waiting. */
export async function nextPublication(database: Kysely<Tables>): Promise<Date | undefined> {
  const row = await database.selectFrom('posts').select('published').where('position', 'is', null).orderBy('published').limit(1).executeTakeFirst();
  return row && new Date(row.published);
}

async function revisionOf(database: Kysely<Tables>): Promise<string> {
  const rows = await database
    .selectFrom('posts')
    .select(['slug', 'content_hash', 'picture_hash'])
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  const hash = createHash('sha256');
  for (const row of rows) hash.update(`${row.slug} ${row.content_hash} ${row.picture_hash}\n`);
  return hash.digest('hex').slice(0, 16);
}
