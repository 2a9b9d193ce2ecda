import { withAdvisoryLock } from '@site/service/database/postgres';
import { type Kysely, sql, type Transaction } from 'kysely';
import { dayMs, indianTime } from '../calendar.ts';
import type { ClockMarkRow, Tables } from '../tables.ts';

const maxJumpMs = 2 * dayMs;
/** How long a clock must run steadily after a jump before it is trusted without a person's confirmation. */
const inStepMs = 7 * dayMs;

/** A clock that shows an earlier time is wrong: this code was not written yet. */
const writtenIn = '2026-01-01T00:00:00.000Z';

/** The only row of its table. */
const markName = 'retention';

export interface Clocks {
  wall: () => Date;
  /** Milliseconds since some fixed moment, by a clock that nobody can set. */
  monotonicMs: () => number;
}

/** The clock jumped from one time to another, and it is unknown which of the two was right. */
export interface ClockJump {
  from: string;
  to: string;
  /** For how long it has kept in step with the monotonic clock since. */
  inStepMs: number;
}

export interface ClockWatch {
  /** Compares the clock with the time stored last, and stores its time. */
  record: () => Promise<{ now: Date; jump: ClockJump | undefined }>;
  /** The jump that was stored last, or one since. */
  jump: () => ClockJump | undefined;
  /** A person confirms that the clock is right. */
  accept: () => Promise<void>;
}

/**
 * Watches whether the clock can be trusted when it says that something has expired. The latest time that any service
 * saw is in the database; a clock more than two days away from it has jumped, or all services were off for so long.
 */
export async function watchClock(database: Kysely<Tables>, clocks: Clocks = systemClocks): Promise<ClockWatch> {
  let last: { wall: Date; monotonicMs: number; jump: ClockJump | undefined } | undefined;

  async function record() {
    const [now, monotonicMs] = [clocks.wall(), clocks.monotonicMs()];
    const passedMs = last ? monotonicMs - last.monotonicMs : 0;
    const hasJumped = last !== undefined && isFar(now, last.wall.getTime() + passedMs);
    const jump = await withClockLock(database, async (transaction) => {
      const mark = (await readMark(transaction)) ?? (await firstMark(transaction, now));
      const next = markAfter(mark, { now, passedMs, hasJumped });
      await storeMark(transaction, next);
      return jumpIn(next);
    });
    last = { wall: now, monotonicMs, jump };
    return { now, jump };
  }

  function jump(): ClockJump | undefined {
    if (!last || last.jump) return last?.jump;
    const now = clocks.wall();
    const expected = last.wall.getTime() + clocks.monotonicMs() - last.monotonicMs;
    if (!isFar(now, expected)) return undefined;
    return { from: new Date(expected).toISOString(), to: now.toISOString(), inStepMs: 0 };
  }

  async function accept() {
    await record();
    await database.updateTable('clock_marks').set({ jumped_from: null }).execute();
    await record();
  }

  await record();
  return { record, jump, accept };
}

/** The jump that services have stored, for processes that do not watch the clock. */
export async function storedJump(database: Kysely<Tables>): Promise<ClockJump | undefined> {
  const mark = await readMark(database);
  return mark && jumpIn(mark);
}

/** Explains to a person what happened, what it blocks, and how it ends. */
export function describeJump({ from, to, inStepMs: soFar }: ClockJump): string {
  const days = (soFar / dayMs).toFixed(1);
  return (
    `No expired data is erased: the clock went from ${indianTime(from)} to ${indianTime(to)} (India), or the ` +
    'service was off for that long. If the clock is right now, run `npm run enquiries -- erase-expired --confirm`; ' +
    `without that, erasing goes on once the clock has kept in step for seven days, of which ${days} have passed.`
  );
}

const systemClocks: Clocks = { wall: () => new Date(), monotonicMs: () => performance.now() };

function markAfter(
  mark: ClockMarkRow,
  { now, passedMs, hasJumped }: { now: Date; passedMs: number; hasJumped: boolean },
): ClockMarkRow {
  const seen_at = now.toISOString();
  const isImpossible = seen_at < writtenIn;
  if (isImpossible || hasJumped || isFar(now, Date.parse(mark.seen_at))) {
    const jumped_from = isImpossible && mark.seen_at < writtenIn ? writtenIn : mark.seen_at;
    return { ...mark, seen_at, jumped_from, in_step_since: seen_at, in_step_ms: 0 };
  }
  if (mark.jumped_from === null) return { ...mark, seen_at };
  // With several services, each adds only the time since any of them stored its own.
  const sinceStoredMs = now.getTime() - Date.parse(mark.seen_at);
  const in_step_ms = Math.round(mark.in_step_ms + Math.max(0, Math.min(passedMs, sinceStoredMs)));
  return { ...mark, seen_at, in_step_ms, jumped_from: in_step_ms < inStepMs ? mark.jumped_from : null };
}

function isFar(now: Date, from: number): boolean {
  return Math.abs(now.getTime() - from) > maxJumpMs;
}

function jumpIn({ jumped_from, in_step_since, in_step_ms }: ClockMarkRow): ClockJump | undefined {
  return jumped_from === null ? undefined : { from: jumped_from, to: in_step_since, inStepMs: in_step_ms };
}

/** Services on one database record their clocks one after the other. */
function withClockLock<Result>(database: Kysely<Tables>, work: (transaction: Transaction<Tables>) => Promise<Result>) {
  return withAdvisoryLock(database, 'clock', (connection) => connection.transaction().execute(work));
}

function readMark(database: Kysely<Tables>): Promise<ClockMarkRow | undefined> {
  return database.selectFrom('clock_marks').selectAll().where('name', '=', markName).executeTakeFirst();
}

/** Before any service has stored its time, the newest row shows when the clock was last trusted. */
async function firstMark(database: Kysely<Tables>, now: Date): Promise<ClockMarkRow> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(at) as newest from (
      select max(received_at) as at from enquiries
      union all select max(settled_at) from deliveries
      union all select max(requested_at) from subscriptions
      union all select max(left_at) from subscriptions
    ) as times`.execute(database);
  const seen_at = rows[0]?.newest ?? now.toISOString();
  return { name: markName, seen_at, jumped_from: null, in_step_since: seen_at, in_step_ms: 0 };
}

async function storeMark(transaction: Transaction<Tables>, { name, ...columns }: ClockMarkRow): Promise<void> {
  await transaction
    .insertInto('clock_marks')
    .values({ name, ...columns })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
    .execute();
}

/** Stored with a row that arrived while the clock could not be trusted. The row does not expire until this is replaced. */
const notYetKnown = '9999-12-31T00:00:00.000Z';

/** Earlier than the site itself: rows dated by a wrong clock, before services watched theirs. */
const tooEarly = '2020-01-01T00:00:00.000Z';

/** Start of retention for a row stored now: null for its own time. */
export function retentionStart(isInDoubt: boolean): string | null {
  return isInDoubt ? notYetKnown : null;
}

/**
 * Called once the clock can be trusted again: sets the start of retention for rows that arrived in the meantime. It is their
 * own date if the clock had been put right by then, and now for all others, such as a row dated 2015.
 */
export async function settleRetentionStart(transaction: Transaction<Tables>, now: Date): Promise<void> {
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
