import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DoneRequest } from './admin.ts';

/** In one statement, so that of two colleagues at once the first keeps the credit. */
export async function markDone(
  database: Kysely<Tables>,
  { reference, by, note }: DoneRequest,
  now: Date,
): Promise<void> {
  await database
    .updateTable('enquiries')
    .set({
      done_at: sql<string>`coalesce(done_at, ${now.toISOString()})`,
      done_by: sql<string>`coalesce(done_by, ${by})`,
      ...(note !== undefined && { note: note || null }),
    })
    .where('reference', '=', reference)
    .execute();
}

export async function reopen(database: Kysely<Tables>, reference: string): Promise<void> {
  await database
    .updateTable('enquiries')
    .set({ done_at: null, done_by: null })
    .where('reference', '=', reference)
    .execute();
}
