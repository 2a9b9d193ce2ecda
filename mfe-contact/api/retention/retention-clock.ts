import { withAdvisoryLock } from '@site/service/database/postgres';
import { indianDateTime } from '@site/text/indian-time';
import { dayMs, isoAfter } from '../calendar.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import type { ClockMarkRow, Database } from '../tables.ts';

/** Retention's clock moves on by an hour at a jump, the time between two comparisons, so that rows before and after it stay in order. */
const assumedJumpMs = dayMs / 24;
/** Retention follows the system's clock while the two differ by no more than this. */
const maxOffsetMs = 2 * dayMs;
/** How long a clock that has jumped must run steadily before it is trusted without a person's confirmation. */
const minSteadyMs = 7 * dayMs;

/** Before this code was written: a clock that shows an earlier time is wrong. */
const writtenIn = '2026-01-01T00:00:00.000Z';

export interface Clocks {
  wall: () => Date;
  /** Milliseconds since some fixed moment, by a clock that nobody can set. */
  monotonicMs: () => number;
}

/** The system's clock jumped from one time to another, and it is unknown which of the two was right. */
export interface ClockJump {
  from: string;
  to: string;
  /** For how long it has kept in step with the monotonic clock since. */
  steadyMs: number;
}

export interface RetentionClock {
  /** The time by retention's clock. */
  now: () => Date;
  /** Compares it with the system's clock, stores both, and returns the system's time. */
  compare: () => Promise<{ now: Date; jump: ClockJump | undefined }>;
  /** The jump that was noticed last, while the system's clock is not trusted. */
  jump: () => ClockJump | undefined;
  /** A person confirms that the system's clock is right. Throws if it shows an impossible time. */
  confirm: () => Promise<void>;
}

/**
 * The clock by which stored data expires. It shows the system's time until that jumps by more than two days; from then on it only counts the
 * time that passes, so it is right even if the system's clock is not. It takes over the new time when a person confirms it, or after
 * seven days in which the system's clock was steady. It is stored in the database, for all services and across restarts. A time in which
 * no service ran looks like a jump.
 */
export async function openRetentionClock(database: Database, clocks: Clocks = systemClocks): Promise<RetentionClock> {
  let last = await updateMark(database, clocks, markAfter);
  return {
    now: () => new Date(Date.parse(last.mark.retention_at) + clocks.monotonicMs() - last.monotonicMs),
    async compare() {
      last = await updateMark(database, clocks, markAfter, last);
      return { now: last.now, jump: jumpIn(last.mark) };
    },
    jump: () => jumpIn(last.mark),
    async confirm() {
      last = await updateMark(database, clocks, confirmedMark, last);
    },
  };
}

/** The jump that services have stored, for processes without a retention clock. */
export async function storedJump(database: Database): Promise<ClockJump | undefined> {
  const mark = await readMark(database);
  return mark && jumpIn(mark);
}

/** Explains to a person what happened, what it blocks, and how it ends. */
export function describeJump({ from, to, steadyMs }: ClockJump): string {
  const days = (steadyMs / dayMs).toFixed(1);
  return (
    `No expired data is erased: the clock went from ${indianDateTime(from)} to ${indianDateTime(to)} (India), or the ` +
    'service was off for that long. If the clock is right now, run `npm run enquiries -- erase-expired --confirm`; ' +
    `without that, erasing goes on once the clock has kept in step for seven days, of which ${days} have passed.`
  );
}

const systemClocks: Clocks = { wall: () => new Date(), monotonicMs: () => performance.now() };

/** Earlier versions stored no time for retention, which followed the system's clock. */
type ClockMark = Omit<ClockMarkRow, 'name'> & { retention_at: string };

/** The name of the only row. */
const name = 'retention';

async function readMark(database: Database): Promise<ClockMark | undefined> {
  const row = await database.selectFrom('clock_marks').selectAll().where('name', '=', name).executeTakeFirst();
  return row && { ...row, retention_at: row.retention_at ?? row.jumped_from ?? row.seen_at };
}

async function storeMark(database: Database, mark: ClockMark): Promise<void> {
  await database
    .insertInto('clock_marks')
    .values({ ...mark, name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(mark))
    .execute();
}

interface Recorded {
  mark: ClockMark;
  now: Date;
  monotonicMs: number;
}

/** Services on one database do this one after the other. */
function updateMark(
  database: Database,
  clocks: Clocks,
  next: (mark: ClockMark, now: Date, passedMs: number) => ClockMark,
  last?: Recorded,
): Promise<Recorded> {
  const [now, monotonicMs] = [clocks.wall(), clocks.monotonicMs()];
  const passedMs = last ? monotonicMs - last.monotonicMs : 0;
  const work = async (transaction: Database) => {
    const before = (await readMark(transaction)) ?? firstMark(now);
    const mark = next(before, now, passedMs);
    if (before.jumped_from !== null && mark.jumped_from === null)
      await restartRetention(transaction, before.jumped_from, now);
    await storeMark(transaction, mark);
    return { mark, now, monotonicMs };
  };
  return withAdvisoryLock(database, 'clock', (connection) => connection.transaction().execute(work));
}

function markAfter(mark: ClockMark, now: Date, passedMs: number): ClockMark {
  const seen_at = now.toISOString();
  const sinceMs = now.getTime() - Date.parse(mark.seen_at);
  const hasJumped = isImpossible(now) || Math.abs(sinceMs) > maxOffsetMs;
  const retentionMs = Date.parse(mark.retention_at) + (hasJumped ? assumedJumpMs : sinceMs);
  if (Math.abs(now.getTime() - retentionMs) <= maxOffsetMs) return trustedMark(mark, now);
  const retention_at = new Date(retentionMs).toISOString();
  if (hasJumped || mark.jumped_from === null) {
    const jumped_from = mark.jumped_from ?? mark.retention_at;
    return { ...mark, seen_at, retention_at, jumped_from, in_step_since: seen_at, in_step_ms: 0 };
  }
  // With several services, each adds only the time since any of them stored its own.
  const in_step_ms = Math.round(mark.in_step_ms + Math.max(0, Math.min(passedMs, sinceMs)));
  return in_step_ms < minSteadyMs ? { ...mark, seen_at, retention_at, in_step_ms } : trustedMark(mark, now);
}

function confirmedMark(mark: ClockMark, now: Date): ClockMark {
  if (isImpossible(now)) throw new Error(`The clock says ${now.toISOString()}, which cannot be: put it right first.`);
  return trustedMark(mark, now);
}

function trustedMark(mark: ClockMark, now: Date): ClockMark {
  const seen_at = now.toISOString();
  return { ...mark, seen_at, retention_at: seen_at, jumped_from: null, in_step_ms: 0 };
}

function isImpossible(now: Date): boolean {
  return now.toISOString() < writtenIn;
}

function jumpIn({ jumped_from, in_step_since, in_step_ms }: ClockMark): ClockJump | undefined {
  return jumped_from === null ? undefined : { from: jumped_from, to: in_step_since, steadyMs: in_step_ms };
}

function firstMark(now: Date): ClockMark {
  const seen_at = now.toISOString();
  const retention_at = isImpossible(now) ? writtenIn : seen_at;
  return { seen_at, retention_at, jumped_from: null, in_step_since: seen_at, in_step_ms: 0 };
}

/** Once the system's clock is trusted again, rows stored since the jump may seem years old by its time, so their retention starts now. */
async function restartRetention(database: Database, jumpedFrom: string, now: Date): Promise<void> {
  const since = isoAfter(new Date(jumpedFrom), assumedJumpMs);
  await enquiries.restartRetention(database, since, now.toISOString());
  await subscriptions.restartRetention(database, since, now.toISOString());
}
