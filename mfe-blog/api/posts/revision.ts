import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What only one service of a database does at a time: importing posts, and publishing those that are due. */
export const postWork = 'its posts';

/** Changes whenever an answer may have changed; empty before the first import. The edge asks for it every second. */
export async function readRevision(database: Kysely<Tables>): Promise<string> {
  const row = await database
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', 'revision')
    .executeTakeFirst();
  return row?.value ?? '';
}

// Random, not a hash: hashing 100,000 posts would block all requests meanwhile.
export async function renewRevision(database: Kysely<Tables>): Promise<void> {
  const value = randomBytes(8).toString('hex');
  await database
    .insertInto('content_state')
    .values({ name: 'revision', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
