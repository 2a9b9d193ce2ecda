import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { append, rankAll } from './positions.ts';
import { renewRevision } from './revision.ts';

// Each costs a few lookups, ranking all costs the same however many are due.
const MOST_APPENDED = 50;

/**
 * Gives every post whose time has come its position, and says whether there was any. `order` is `disturbed` where published posts
 * were taken away or moved: then all positions are made anew.
 */
export async function publishDue(
  database: Kysely<Tables>,
  now: Date,
  order: 'kept' | 'disturbed' = 'kept',
): Promise<boolean> {
  const moment = `${now.toISOString().slice(0, 19)}Z`;
  const due = await readDue(database, moment);
  const [first] = due;
  if (!first && order === 'kept') return false;
  const canAppend = order === 'kept' && due.length <= MOST_APPENDED && first && (await comesLast(database, first));
  if (canAppend) for (const { slug } of due) await append(database, slug);
  else await rankAll(database, moment);
  await renewRevision(database);
  return true;
}

/** When the next post becomes visible, if one is waiting. */
export async function nextPublication(database: Kysely<Tables>): Promise<Date | undefined> {
  const row = await waiting(database).select('published').limit(1).executeTakeFirst();
  return row && new Date(row.published);
}

type Due = { slug: string; published: string };

function readDue(database: Kysely<Tables>, moment: string): Promise<Due[]> {
  return waiting(database)
    .select(['slug', 'published'])
    .where('published', '<=', moment)
    .limit(MOST_APPENDED + 1)
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
