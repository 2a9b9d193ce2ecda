import { testDatabases } from '@site/service/testing/databases';
import { dayMs } from '@site/text/indian-time';
import { monthsBefore } from '../calendar.ts';
import { createDoubleOptIn } from '../subscriptions/double-opt-in.ts';
import type { Database } from '../tables.ts';
import { mailboxFingerprint, openTables, storeAt } from '../testing/stored-rows.ts';
import { eraseExpired } from './retention.ts';

const today = new Date('2026-11-20T03:30:00.000Z');
const tomorrow = new Date(today.getTime() + dayMs);

describe.each(testDatabases())('retention on %s', (_kind, newLocation) => {
  it('erases enquiries with messages and keys after exactly 24 months', async () => {
    const database = await openTables(await newLocation());
    await storeAt(database, '2024-11-20T03:29:59.999Z', 'key-of-the-old');
    await storeAt(database, '2024-11-20T03:30:00.000Z', 'key-of-the-new');
    expect(await eraseExpired(database, today, 24)).toEqual({ enquiries: 1, subscriptions: 0, left: 0 });
    const retained = await database.selectFrom('enquiries').select('received_at').execute();
    expect(retained).toEqual([{ received_at: '2024-11-20T03:30:00.000Z' }]);
    expect(await database.selectFrom('deliveries').select('id').execute()).toHaveLength(1);
    expect(await database.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
  });

  it('erases idempotency keys after a day, and those of a clock that was ahead', async () => {
    const database = await openTables(await newLocation());
    await storeAt(database, '2026-11-19T03:30:00.000Z', 'of-yesterday');
    await storeAt(database, '2026-11-19T03:29:59.999Z', 'of-yesterday-earlier');
    const ahead = { key: 'of-a-clock-ahead', created_at: '2029-11-19T03:30:00.000Z', body_hash: '', reference: '' };
    await database.insertInto('idempotency_keys').values(ahead).execute();
    await eraseExpired(database, today, 24);
    expect(await database.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'of-yesterday' }]);
  });

  it('erases unconfirmed subscriptions after seven days and proofs twelve months after unsubscribing', async () => {
    const database = await openTables(await newLocation());
    await subscribe(database, 'unanswered@x.example', '2026-11-13T03:29:59.999Z');
    await subscribe(database, 'asked@x.example', '2026-11-13T03:30:00.000Z');
    await subscribe(database, 'reader@x.example', '2016-01-01T00:00:00.000Z', {
      confirmed_at: '2016-01-01T00:00:00.000Z',
    });
    const confirmed_at = '2020-01-01T00:00:00.000Z';
    const leftAt = (left_at: string) => ({ confirmed_at, left_at });
    await subscribe(database, 'gone@x.example', confirmed_at, leftAt('2025-11-20T03:29:59.999Z'));
    await subscribe(database, 'going@x.example', confirmed_at, leftAt('2025-11-20T03:30:00.000Z'));
    expect(await eraseExpired(database, today, 24, true)).toEqual({ enquiries: 0, subscriptions: 2, left: 0 });
    const retained = await database.selectFrom('subscriptions').select('email_id').orderBy('email_id').execute();
    expect(retained.map(({ email_id }) => email_id)).toEqual([
      'asked@x.example',
      'going@x.example',
      'reader@x.example',
    ]);
  });

  it('erases at most a tenth a day, the oldest first, unless it is confirmed', async () => {
    const database = await openTables(await newLocation());
    for (let day = 1; day <= 25; day++) await storeAt(database, new Date(Date.UTC(2021, 0, day)));
    expect(await eraseExpired(database, today, 24)).toEqual({ enquiries: 2, subscriptions: 0, left: 23 });
    const retained = await database.selectFrom('enquiries').select('received_at').orderBy('received_at').execute();
    expect(retained[0]).toEqual({ received_at: '2021-01-03T00:00:00.000Z' });
    expect(await database.selectFrom('deliveries').select('id').execute()).toHaveLength(23);
    expect(await eraseExpired(database, tomorrow, 24)).toMatchObject({ enquiries: 2, left: 21 });
    expect(await eraseExpired(database, tomorrow, 24, true)).toMatchObject({ enquiries: 21, left: 0 });
  });

  it('erases no second tenth on a day, however often and with whichever clock services start', async () => {
    const database = await openTables(await newLocation());
    for (let day = 1; day <= 25; day++) await storeAt(database, new Date(Date.UTC(2021, 0, day)));
    const starts = [today, today, tomorrow, today, tomorrow];
    const erased = [];
    for (const now of starts) erased.push((await eraseExpired(database, now, 24)).enquiries);
    expect(erased).toEqual([2, 0, 2, 0, 0]);
  });

  it('erases at most a tenth of the subscriptions at a time', async () => {
    const database = await openTables(await newLocation());
    for (let number = 0; number < 20; number++)
      await subscribe(database, `bot-${number}@x.example`, '2026-10-01T00:00:00.000Z');
    expect(await eraseExpired(database, today, 24)).toEqual({ enquiries: 0, subscriptions: 2, left: 18 });
  });
});

it.each([
  ['2026-11-20T03:30:00.000Z', 24, '2024-11-20T03:30:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2027-02-28T10:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
])('counts from %s %i months back to %s', (from, months, expected) => {
  expect(monthsBefore(new Date(from), months).toISOString()).toBe(expected);
});

async function subscribe(
  database: Database,
  emailId: string,
  at: string,
  changes: { confirmed_at?: string; left_at?: string } = {},
) {
  await createDoubleOptIn(database, { clock: () => new Date(at), mailboxFingerprint }).request(emailId);
  if (Object.keys(changes).length > 0)
    await database.updateTable('subscriptions').set(changes).where('email_key', '=', emailId).execute();
}
