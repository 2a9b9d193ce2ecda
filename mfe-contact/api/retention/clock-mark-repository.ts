import type { ClockMarkRow, Database } from '../tables.ts';

/** The only row of its table. */
const name = 'retention';

/** Earlier versions stored no time for retention, which followed the system's clock. */
export type ClockMark = Omit<ClockMarkRow, 'name'> & { retention_at: string };

export async function read(database: Database): Promise<ClockMark | undefined> {
  const row = await database.selectFrom('clock_marks').selectAll().where('name', '=', name).executeTakeFirst();
  return row && { ...row, retention_at: row.retention_at ?? row.jumped_from ?? row.seen_at };
}

export async function store(database: Database, mark: ClockMark): Promise<void> {
  await database
    .insertInto('clock_marks')
    .values({ ...mark, name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(mark))
    .execute();
}
