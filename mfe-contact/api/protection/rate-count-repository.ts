import { dayMs } from '@site/text/indian-time';
import { sql } from 'kysely';
import { isoAfter, isPastOrFarAhead } from '../calendar.ts';
import type { Database, Tables } from '../tables.ts';

export type Count = Tables['rate_counts'];

/** The counts of these keys that have not ended. */
export function find(database: Database, keys: string[], now: Date, windowMs: number): Promise<Count[]> {
  return database
    .selectFrom('rate_counts')
    .selectAll()
    .where('key', 'in', keys)
    .where(({ not }) => not(isOver(now, windowMs)))
    .execute();
}

/** The clocks of two services may differ a little. A count that ends later than this was dated by a wrong clock. */
function isOver(now: Date, windowMs: number) {
  return isPastOrFarAhead('rate_counts.ends_at', now.toISOString(), isoAfter(now, 2 * windowMs));
}

/** Counts one more for each key, in one statement without a disk write. A count ends this long after its first attempt. */
export async function add(database: Database, keys: string[], now: Date, windowMs: number): Promise<Count[]> {
  const newEnd = isoAfter(now, windowMs);
  const hasEnded = isOver(now, windowMs);
  // Sorted, because two statements that lock rows in different orders can deadlock.
  return database
    .insertInto('rate_counts')
    .values([...keys].sort().map((key) => ({ key, current: 1, ends_at: newEnd })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        current: sql`case when ${hasEnded} then 1 else rate_counts.current + 1 end`,
        ends_at: sql`case when ${hasEnded} then excluded.ends_at else rate_counts.ends_at end`,
      }),
    )
    .returningAll()
    .execute();
}

/** Deletes counts whose window has ended, and those dated by a clock that was ahead. */
export async function eraseExpired(database: Database): Promise<void> {
  const now = new Date();
  const farAhead = isoAfter(now, dayMs);
  await database
    .deleteFrom('rate_counts')
    .where(isPastOrFarAhead('ends_at', now.toISOString(), farAhead))
    .execute();
}
