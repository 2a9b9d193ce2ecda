import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

// Positions have no gaps, so the highest one is the number of posts; counting rows would read them all.
export async function countPublished(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('posts')
    .select((select) => select.fn.max('position').as('total'))
    .executeTakeFirst();
  return row?.total ?? 0;
}
