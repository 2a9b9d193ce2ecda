import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Signs the links of previews. In the database, so that a link which one service gave is good at every other. */
export async function previewSecret(database: Kysely<Tables>): Promise<Buffer> {
  const name = 'preview-secret';
  const value = randomBytes(32).toString('hex');
  await database
    .insertInto('content_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await database
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(kept.value, 'hex');
}
