import { testDatabases } from '@site/service/testing/databases';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { createEnquiryIntake } from '../enquiries/intake.ts';
import { createDoubleOptIn } from '../subscriptions/double-opt-in.ts';
import type { Database } from '../tables.ts';
import { enquiry, mailboxFingerprint, openTables } from '../testing/stored-rows.ts';
import { createRetention, eraseExpired } from './retention.ts';
import { openRetentionClock } from './retention-clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const stepMs = dayMs / 2;
const today = '2027-03-01T06:00:00.000Z';

describe.each(testDatabases())('retention under a wrong clock on %s', (_kind, newLocation) => {
  it('erases nothing after a restart 1,100 days ahead', async () => {
    const database = await openTables(await newLocation());
    const service = await start(database, today);
    await service.enquire();
    await service.subscribe('asha@school.example');
    const ahead = await start(database, today, 1_100 * dayMs);
    expect(await ahead.run()).toBeUndefined();
    expect(ahead.clock.jump()).toMatchObject({ from: today, to: '2030-03-05T06:00:00.000Z' });
    expect(await rowsIn(database)).toEqual({ enquiries: 1, messages: 2, subscriptions: 1 });
    expect((await ahead.report()).notice).toContain('the clock went from 1 Mar 2027, 11:30 am to 5 Mar 2030, 11:30 am');
  });

  it('keeps a subscription for seven days that was requested while the clock was behind', async () => {
    const database = await openTables(await newLocation());
    await start(database, today);
    await (await start(database, '2026-09-01T00:00:00.000Z')).subscribe('asha@school.example');
    const service = await start(database, today, hourMs);
    await service.retention.confirm();
    await service.passInSteps(6 * dayMs);
    await service.run();
    expect(await rowsIn(database)).toMatchObject({ subscriptions: 1 });
    await service.passInSteps(2 * dayMs);
    await service.run();
    expect(await rowsIn(database)).toMatchObject({ subscriptions: 0 });
  });

  it('erases again once a person has confirmed, and all at once', async () => {
    const database = await openTables(await newLocation());
    const service = await start(database, today);
    for (let count = 0; count < 3; count++) await service.enquire();
    const later = await start(database, today, 1_100 * dayMs);
    expect(await later.report()).toMatchObject({ enquiries: 3, subscriptions: 0 });
    expect(await later.retention.confirm()).toMatchObject({ enquiries: 3, notice: null });
    expect(later.clock.jump()).toBeUndefined();
    expect(await rowsIn(database)).toMatchObject({ enquiries: 0, messages: 0 });
    expect(await later.run()).toMatchObject({ enquiries: 0, left: 0 });
  });

  it('counts the seven days across restarts, and anew after another jump', async () => {
    const database = await openTables(await newLocation());
    await start(database, today);
    const first = await start(database, today, 3 * dayMs);
    await first.passInSteps(4 * dayMs);
    const second = await start(database, today, 7 * dayMs + hourMs);
    await second.passInSteps(2 * dayMs);
    expect(second.clock.jump()).toMatchObject({ steadyMs: 6 * dayMs });
    second.set(-30 * dayMs);
    await second.passInSteps(6 * dayMs);
    expect(second.clock.jump()).toMatchObject({ steadyMs: 6 * dayMs - stepMs });
  });

  it('lets two services count the same seven days once, and none while they disagree', async () => {
    const location = await newLocation();
    const database = await openTables(location);
    const other = location.url ? await openTables(location) : database;
    await start(database, today);
    const pair = [await start(database, today, 3 * dayMs), await start(other, today, 3 * dayMs)];
    for (let step = 0; step < 4; step++) for (const service of pair) await service.passInSteps(stepMs);
    expect(pair[1]?.clock.jump()?.steadyMs).toBe(4 * stepMs);
    pair[1]?.set(30 * dayMs);
    for (let day = 0; day < 8; day++)
      for (const service of pair) {
        await service.passInSteps(dayMs);
        expect(await service.run()).toBeUndefined();
      }
  });
});

describe('retention under a wrong clock', () => {
  it('erases nothing after a jump while it runs, and dates by its own clock what comes before it notices', async () => {
    const database = await openTables();
    const service = await start(database, today);
    service.set(1_100 * dayMs);
    await service.enquire();
    expect(await service.run()).toBeUndefined();
    expect(service.clock.jump()).toMatchObject({ from: today });
    expect(await retentionStart(database)).toEqual([today]);
  });

  it.each(['2015-06-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z', '2029-06-01T00:00:00.000Z'])(
    'keeps an enquiry that a wrong clock dated %s for 24 months from when the clock is right again',
    async (wrong) => {
      const database = await openTables();
      await start(database, today);
      await (await start(database, wrong)).enquire();
      const service = await start(database, today, hourMs);
      expect(await service.run()).toMatchObject({ enquiries: 0, left: 0 });
      expect(await retentionStart(database)).toEqual(['2027-03-01T07:00:00.000Z']);
      expect(await eraseExpired(database, new Date('2029-03-01T07:00:00.000Z'), 24)).toMatchObject({ enquiries: 0 });
      expect(await eraseExpired(database, new Date('2029-03-01T07:00:00.001Z'), 24)).toMatchObject({ enquiries: 1 });
    },
  );

  it('keeps an enquiry of a site that was first started in 2015', async () => {
    const database = await openTables();
    const first = await start(database, '2015-06-01T00:00:00.000Z');
    await first.enquire();
    await first.passInSteps(10 * dayMs);
    expect(first.clock.jump()).toBeDefined();
    await expect(first.retention.confirm()).rejects.toThrow('which cannot be: put it right first');
    const service = await start(database, today);
    await service.retention.confirm();
    expect(await rowsIn(database)).toMatchObject({ enquiries: 1 });
  });

  it.each([3, 14])('goes on by itself seven days after it was off for %i days', async (days) => {
    const database = await openTables();
    await start(database, today);
    const back = await start(database, today, days * dayMs);
    await back.enquire();
    await back.passInSteps(7 * dayMs - stepMs);
    expect(await back.run()).toBeUndefined();
    expect(back.clock.jump()).toMatchObject({ steadyMs: 7 * dayMs - stepMs });
    await back.passInSteps(stepMs);
    expect(await back.run()).toMatchObject({ enquiries: 0, left: 0 });
    expect(await retentionStart(database)).toEqual([new Date(Date.parse(today) + (days + 7) * dayMs).toISOString()]);
  });

  it('never counts time by a clock that merely says that it has passed', async () => {
    const database = await openTables();
    await start(database, today);
    const service = await start(database, today, 3 * dayMs);
    for (let day = 0; day < 8; day++) {
      service.set(dayMs);
      await service.clock.compare();
    }
    expect(service.clock.jump()).toMatchObject({ steadyMs: 0 });
  });
});

/** What a service does that starts `laterMs` after `moment`, by the system's clock. */
async function start(database: Database, moment: string, laterMs = 0) {
  let [wallMs, monotonicMs] = [Date.parse(moment) + laterMs, 0];
  const wall = () => new Date(wallMs);
  const clock = await openRetentionClock(database, { wall, monotonicMs: () => monotonicMs });
  const retentionTime = clock.now;
  const retention = createRetention({
    database,
    dataDir: temporaryFolder(),
    retentionMonths: 24,
    retentionClock: clock,
  });
  const enquiries = createEnquiryIntake(database, {
    messageKinds: ['email'],
    clock: wall,
    retentionTime,
    mailboxFingerprint,
  });
  const subscriptions = createDoubleOptIn(database, { clock: wall, retentionTime, mailboxFingerprint });
  return {
    clock,
    retention,
    run: retention.run,
    report: retention.report,
    enquire: () => enquiries.store(enquiry),
    subscribe: (emailId: string) => subscriptions.request(emailId),
    /** Somebody sets the clock. */
    set: (byMs: number) => {
      wallMs += byMs;
    },
    /** Time passes, and the service records its clock in such steps. */
    async passInSteps(ms: number) {
      for (let passed = 0; passed < ms; passed += stepMs) {
        wallMs += stepMs;
        monotonicMs += stepMs;
        await clock.compare();
      }
    },
  };
}

async function rowsIn(database: Database) {
  const count = async (table: 'enquiries' | 'deliveries' | 'subscriptions') =>
    (await database.selectFrom(table).select('id').execute()).length;
  return {
    enquiries: await count('enquiries'),
    messages: await count('deliveries'),
    subscriptions: await count('subscriptions'),
  };
}

async function retentionStart(database: Database) {
  return (await database.selectFrom('enquiries').select('kept_from').execute()).map(({ kept_from }) => kept_from);
}
