import type { Database } from '../tables.ts';

/** Marks the day of this moment as used. Returns whether it was free until now. */
export async function takeDay(database: Database, now: Date): Promise<boolean> {
  const taken = await database
    .insertInto('retention_days')
    .values({ day: now.toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return taken !== undefined;
}
