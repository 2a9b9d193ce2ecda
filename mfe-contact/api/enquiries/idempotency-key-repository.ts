import { dayMs } from '@site/text/indian-time';
import { isoAfter } from '../calendar.ts';
import type { Database, Tables } from '../tables.ts';

type IdempotencyKey = Tables['idempotency_keys'];

const keyLifetimeMs = dayMs;

/**
 * Stores the key of a request, or returns the row that another request has stored for it. If two requests send it at once, PostgreSQL
 * makes the second wait here for the first one's commit.
 */
export async function take(database: Database, row: IdempotencyKey): Promise<IdempotencyKey | undefined> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return undefined;
  return database.selectFrom('idempotency_keys').selectAll().where('key', '=', row.key).executeTakeFirstOrThrow();
}

/** Frees the keys of responses that are older than a day, or that a clock dated that was ahead. */
export async function eraseExpired(database: Database, now: Date): Promise<void> {
  const [yesterday, tomorrow] = [isoAfter(now, -keyLifetimeMs), isoAfter(now, dayMs)];
  await database
    .deleteFrom('idempotency_keys')
    .where(({ eb }) => eb.or([eb('created_at', '<', yesterday), eb('created_at', '>', tomorrow)]))
    .execute();
}

export async function eraseOf(database: Database, references: string[]): Promise<void> {
  await database.deleteFrom('idempotency_keys').where('reference', 'in', references).execute();
}
