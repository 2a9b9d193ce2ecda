import type { DatabaseLocation } from '@site/service/database/open-database';
import { testDatabases } from '@site/service/testing/databases';
import { dayMs } from '@site/text/indian-time';
import { allow as allowMailbox, noteUnsubscribed } from '../protection/mailbox-repository.ts';
import { eraseExpired } from '../stored-data/retention.ts';
import { mailboxFingerprint, openTables } from '../testing/stored-rows.ts';
import { createDoubleOptIn } from './double-opt-in.ts';

const morning = Date.parse('2026-11-20T03:30:00.000Z');
const hourMs = 60 * 60 * 1000;

describe.each(testDatabases())('double opt-in on %s', (_kind, newLocation) => {
  it('requests no further confirmation because an unanswered request was erased', async () => {
    const { database, at, subscriptions } = await openRepository(await newLocation());
    await at(0).request('asha@school.example');
    await at(hourMs).request('asha@school.example');
    await eraseExpired(database, new Date(morning + 8 * dayMs), 24);
    for (const days of [8, 9, 300]) await at(days * dayMs).request('asha@school.example');
    expect(await subscriptions()).toEqual([]);
    await eraseExpired(database, new Date(morning + 367 * dayMs), 24);
    await at(367 * dayMs).request('asha@school.example');
    expect(await subscriptions()).toHaveLength(1);
  });

  it('stores an address once that is sent twice at the same moment', async () => {
    const { database, at, kinds } = await openRepository(await newLocation());
    await Promise.all(Array.from({ length: 5 }, () => at(0).request('asha@school.example')));
    expect(await database.selectFrom('subscriptions').select('id').execute()).toHaveLength(1);
    expect(await kinds()).toEqual(['confirmation']);
  });

  it('repeats a confirmation request once for several subscriptions at the same moment', async () => {
    const { at, kinds } = await openRepository(await newLocation());
    await at(0).request('asha@school.example');
    await Promise.all(Array.from({ length: 5 }, () => at(hourMs).request('asha@school.example')));
    expect(await kinds()).toEqual(['confirmation', 'confirmation']);
  });

  it('keeps the proof of consent after unsubscribing, and requests no further confirmation', async () => {
    const { at, kinds, subscriptions, onlyId } = await openRepository(await newLocation());
    await at(0).request('asha@school.example');
    const id = await onlyId();
    await at(1).confirm(id);
    await at(2).unsubscribe(id);
    await at(3).unsubscribe(id);
    expect(await at(4).confirm(id)).toBe(false);
    await at(2 * hourMs).request('asha@school.example');
    await at(3 * hourMs).request('Asha+again@School.example');
    expect(await subscriptions()).toMatchObject([
      {
        confirmed_at: new Date(morning + 1).toISOString(),
        left_at: new Date(morning + 2).toISOString(),
      },
    ]);
    expect(await kinds()).toEqual(['confirmation', 'welcome']);
  });

  it('requests no confirmation after unsubscribing, even when the proof is erased', async () => {
    const { database, at, subscriptions, onlyId } = await openRepository(await newLocation());
    await at(0).request('asha@school.example');
    await at(1).unsubscribe(await onlyId());
    await eraseExpired(database, new Date(morning + 400 * dayMs), 24);
    await at(400 * dayMs).request('asha@school.example');
    expect(await subscriptions()).toEqual([]);
  });

  it('requests no confirmation after unsubscribing by a mail whose subscription is erased', async () => {
    const { database, at, subscriptions, onlyId } = await openRepository(await newLocation());
    await at(0).request('asha@school.example');
    const id = await onlyId();
    await eraseExpired(database, new Date(morning + 8 * dayMs), 24);
    await at(9 * dayMs).unsubscribe(id);
    await at(9 * dayMs).unsubscribe(id);
    await at(10 * dayMs).request('asha@school.example');
    expect(await subscriptions()).toEqual([]);
  });

  it.each([
    ['the same address, a day after the first request was erased', 'asha@school.example', 8],
    ['another spelling of the address, a day before', 'asha+notes@school.example', 6],
  ])('unsubscribes by the first of two mails, the second to %s', async (_case, spelling, day) => {
    const { database, at, subscriptions, onlyId } = await openRepository(await newLocation());
    await at(0).request('asha@school.example');
    const id = await onlyId();
    if (day > 7) await eraseExpired(database, new Date(morning + 7.1 * dayMs), 24);
    await at(day * dayMs).request(spelling);
    await eraseExpired(database, new Date(morning + 16 * dayMs), 24);
    await at(16 * dayMs).unsubscribe(id);
    await eraseExpired(database, new Date(morning + 400 * dayMs), 24);
    await at(400 * dayMs).request('asha@school.example');
    expect(await subscriptions()).not.toContainEqual(expect.objectContaining({ left_at: null }));
  });

  it('ends a confirmed subscription by the mail of an erased request', async () => {
    const { database, at, subscriptions, onlyId } = await openRepository(await newLocation());
    await at(0).request('asha@school.example');
    const id = await onlyId();
    await eraseExpired(database, new Date(morning + 8 * dayMs), 24);
    await at(8 * dayMs).request('asha@school.example');
    await at(9 * dayMs).confirm(await onlyId());
    await at(10 * dayMs).unsubscribe(id);
    expect(await subscriptions()).toMatchObject([{ left_at: new Date(morning + 10 * dayMs).toISOString() }]);
  });

  it('requests confirmation again once sales allow it, until the next unsubscribing', async () => {
    const { database, at, kinds, subscriptions, onlyId } = await openRepository(await newLocation());
    const allow = () => allowMailbox(database, [mailboxFingerprint('ASHA@school.example')], new Date(morning + dayMs));
    expect(await allow()).toBe(false);
    await at(0).request('asha@school.example');
    const id = await onlyId();
    await at(1).unsubscribe(id);
    expect(await allow()).toBe(true);
    expect(await allow()).toBe(false);
    await at(2 * dayMs).request('asha@school.example');
    expect(await kinds()).toEqual(['confirmation', 'confirmation']);
    await at(3 * dayMs).unsubscribe(id);
    expect((await subscriptions()).map(({ left_at }) => left_at)).not.toContain(null);
    await at(4 * dayMs).request('asha@school.example');
    expect(await kinds()).toEqual(['confirmation', 'confirmation']);
  });
});

describe('double opt-in', () => {
  it('requests confirmation twice, an hour apart, however often and in whatever spelling the address is typed', async () => {
    const { at, kinds } = await openRepository();
    for (const minutes of [0, 10, 59]) await at(minutes * 60_000).request('Asha@school.example');
    expect(await kinds()).toEqual(['confirmation']);
    await at(hourMs).request('asha+notes@School.example');
    for (const hours of [2, 3, 24]) await at(hours * hourMs).request(`asha+${hours}@school.example`);
    await at(30 * hourMs).request('asha@school.example');
    expect(await kinds()).toEqual(['confirmation', 'confirmation']);
  });

  it('requests confirmation once a day where a machine or a browser filled in the hidden field', async () => {
    const { at, kinds } = await openRepository();
    for (const hours of [0, 1, 23]) await at(hours * hourMs).request('asha@school.example', { isSuspected: true });
    expect(await kinds()).toEqual(['confirmation']);
    await at(24 * hourMs).request('asha@school.example', { isSuspected: true });
    expect(await kinds()).toEqual(['confirmation', 'confirmation']);
  });

  it('requests confirmation once for all spellings of a Gmail address', async () => {
    const { at, kinds } = await openRepository();
    for (const spelling of ['asha.verma@gmail.com', 'a.s.h.a.verma@Gmail.com', 'ashaverma+notes@googlemail.com'])
      await at(0).request(spelling);
    expect(await kinds()).toEqual(['confirmation']);
    await at(0).request('asha.verma@school.example');
    await at(0).request('ashaverma@school.example');
    expect(await kinds()).toHaveLength(3);
  });

  it('requests no confirmation of a Gmail address that an earlier version noted with its dots', async () => {
    const { database, at, kinds } = await openRepository();
    const mailbox = mailboxFingerprint('asha.verma@gmail.com', 'with dots');
    await noteUnsubscribed(database, mailbox, new Date(morning));
    await at(1).request('asha.verma@gmail.com');
    expect(await kinds()).toEqual([]);
  });

  it('erases a request seven days after the first, however often it is repeated', async () => {
    const { database, at, subscriptions } = await openRepository();
    await at(0).request('asha@school.example');
    await at(6 * dayMs).request('asha@school.example');
    expect(await subscriptions()).toMatchObject([{ requested_at: new Date(morning).toISOString() }]);
    await eraseExpired(database, new Date(morning + 7 * dayMs + 1), 24);
    expect(await subscriptions()).toEqual([]);
  });

  it('sends a link that works where an expired subscription is still stored', async () => {
    const { at, subscriptions } = await openRepository();
    await at(0).request('asha@school.example');
    await at(7 * dayMs).request('asha@school.example');
    expect(await subscriptions()).toMatchObject([{ requested_at: new Date(morning + 7 * dayMs).toISOString() }]);
  });

  it('requests confirmation again after a request that was dated by a clock ahead of time', async () => {
    const { at, kinds } = await openRepository();
    await at(1_100 * dayMs).request('asha@school.example');
    await at(0).request('asha@school.example');
    expect(await kinds()).toEqual(['confirmation', 'confirmation']);
  });

  it('confirms once, and requests no further confirmation', async () => {
    const { at, kinds, onlyId } = await openRepository();
    await at(0).request('asha@school.example');
    expect(await at(1).confirm(await onlyId())).toBe(true);
    expect(await at(2).confirm(await onlyId())).toBe(true);
    await at(2 * hourMs).request('asha@school.example');
    expect(await kinds()).toEqual(['confirmation', 'welcome']);
  });

  it('stores no address but in the subscription itself', async () => {
    const { database, at } = await openRepository();
    await at(0).request('asha@school.example');
    const requests = await database.selectFrom('asked_mailboxes').selectAll().execute();
    expect(JSON.stringify(requests)).not.toMatch(/asha|school/i);
  });

  it('stores the agreed words and the page', async () => {
    const { database, at } = await openRepository();
    await at(0).request('asha@school.example', { source: '/education' });
    const [row] = await database.selectFrom('subscriptions').selectAll().execute();
    expect(row).toMatchObject({ source: '/education', wording: expect.stringContaining('I agree that') });
  });
});

async function openRepository(location?: DatabaseLocation) {
  const database = await openTables(location);
  return {
    database,
    at(milliseconds: number) {
      const clock = () => new Date(morning + milliseconds);
      return createDoubleOptIn(database, { clock, mailboxFingerprint });
    },
    subscriptions: () => database.selectFrom('subscriptions').selectAll().orderBy('requested_at').execute(),
    kinds: async () =>
      (await database.selectFrom('deliveries').select('channel').orderBy('channel').execute()).map(
        ({ channel }) => channel,
      ),
    onlyId: async () => (await database.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()).id,
  };
}
