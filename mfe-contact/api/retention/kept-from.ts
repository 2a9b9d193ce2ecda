import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Stored with a row that came while the clock could not be believed. It runs out at no time until this is replaced. */
const notYetKnown = '9999-12-31T00:00:00.000Z';

/** Before the site existed: rows of a wrong clock from before services watched theirs. */
const tooEarly = '2020-01-01T00:00:00.000Z';

/** From when a row that comes now is kept: null for the time at which it came. */
export function keptFrom(isInDoubt: boolean): string | null {
  return isInDoubt ? notYetKnown : null;
}

/**
 * Settles from when rows are kept that came while the clock could not be believed, now that it can: those that it dated
 * since it was put right by their own time; all others, such as one dated 2015, from now on.
 */
export async function settleKeptFrom(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const mark = await transaction.selectFrom('clock_marks').select('in_step_since').executeTakeFirst();
  const [since, until] = [mark?.in_step_since ?? now.toISOString(), now.toISOString()];
  await transaction
    .updateTable('enquiries')
    .set({ kept_from: sql`case when received_at between ${since} and ${until} then received_at else ${until} end` })
    .where(({ eb, and, or }) =>
      or([eb('kept_from', '=', notYetKnown), and([eb('kept_from', 'is', null), eb('received_at', '<', tooEarly)])]),
    )
    .execute();
  const cameAt = sql<string>`coalesce(left_at, requested_at)`;
  await transaction
    .updateTable('subscriptions')
    .set({ kept_from: sql`case when ${cameAt} between ${since} and ${until} then ${cameAt} else ${until} end` })
    .where(({ eb, and, or }) =>
      or([eb('kept_from', '=', notYetKnown), and([eb('kept_from', 'is', null), eb(cameAt, '<', tooEarly)])]),
    )
    .execute();
}
