import { oneAtATime } from '@site/service/database/one-at-a-time';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { appendPost, rankAllPosts } from './positions.ts';
import { postWork, renewRevision } from './revision.ts';

// Appending costs a few lookups per post; ranking all posts costs the same however many are due.
const maxAppended = 50;

/**
 * Gives every due post its position, and returns whether anything changed. `order` is `changed` when published posts
 * were removed or moved: all positions are then recomputed.
 */
export async function publishDue(
  database: Kysely<Tables>,
  now: Date,
  order: 'unchanged' | 'changed' = 'unchanged',
): Promise<boolean> {
  const moment = `${now.toISOString().slice(0, 19)}Z`;
  const due = await readDue(database, moment);
  const [first] = due;
  if (!first && order === 'unchanged') return false;
  const canAppend = order === 'unchanged' && due.length <= maxAppended && first && (await comesLast(database, first));
  if (canAppend) for (const { slug } of due) await appendPost(database, slug);
  else await rankAllPosts(database, moment);
  await renewRevision(database);
  return true;
}

/** As `publishDue`, when no service imports or publishes; of several that ask at once, one publishes. */
export function publishOnce(database: Kysely<Tables>, now: Date): Promise<boolean> {
  return oneAtATime(database, postWork, (connection) =>
    connection.transaction().execute((transaction) => publishDue(transaction, now)),
  );
}

/** When the next waiting post is due. */
export async function nextPublication(database: Kysely<Tables>): Promise<Date | undefined> {
  const row = await waiting(database).select('published').limit(1).executeTakeFirst();
  return row && new Date(row.published);
}

type Due = { slug: string; published: string };

function readDue(database: Kysely<Tables>, moment: string): Promise<Due[]> {
  return waiting(database)
    .select(['slug', 'published'])
    .where('published', '<=', moment)
    .limit(maxAppended + 1)
    .execute();
}

function waiting(database: Kysely<Tables>) {
  return database.selectFrom('posts').where('position', 'is', null).orderBy('published').orderBy('slug');
}

async function comesLast(database: Kysely<Tables>, due: Due): Promise<boolean> {
  const newest = await database
    .selectFrom('posts')
    .select(['slug', 'published'])
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return !newest || due.published > newest.published || (due.published === newest.published && due.slug > newest.slug);
}
