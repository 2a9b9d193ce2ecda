import { openDatabase } from '@site/service/database/open-database';
import { testDatabases } from '@site/service/testing/databases';
import type { Kysely } from 'kysely';
import { migrations } from '../migrations.ts';
import type { Tables } from '../tables.ts';
import { enquiry } from '../testing/stored-rows.ts';
import { createEnquiryIntake } from './intake.ts';

const morning = new Date('2026-11-20T03:30:00.000Z');
const dayMs = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('intake of enquiries on %s', (_kind, newLocation) => {
  it('stores an enquiry with a delivery that is due at once', async () => {
    const { database, storeAt } = await open();
    await storeAt(morning);
    const rows = await database
      .selectFrom('enquiries')
      .innerJoin('deliveries', 'enquiry_id', 'enquiries.id')
      .selectAll()
      .execute();
    expect(rows).toEqual([
      expect.objectContaining({ full_name: 'Asha Verma', state: 'waiting', next_attempt_at: morning.toISOString() }),
    ]);
  });

  it('gives one reference for a key sent twice at once', async () => {
    const { storeAt } = await open();
    const [first, second] = await Promise.all([storeAt(morning, 'attempt-1'), storeAt(morning, 'attempt-1')]);
    expect(second).toEqual(first);
  });

  it('answers a key with its first reference for a day', async () => {
    const { storeAt } = await open();
    const first = await storeAt(morning, 'attempt-1');
    expect(await storeAt(new Date(morning.getTime() + dayMs), 'attempt-1')).toEqual(first);
  });

  it('accepts a key again after a day', async () => {
    const { database, storeAt } = await open();
    const first = await storeAt(morning, 'attempt-1');
    const next = await storeAt(new Date(morning.getTime() + dayMs + 1), 'attempt-1');
    expect(next).not.toEqual(first);
    expect(await database.selectFrom('idempotency_keys').selectAll().execute()).toHaveLength(1);
  });

  it('stores enquiries that arrive together, each with its own response', async () => {
    const { database, intake } = await open();
    const keys = Array.from({ length: 60 }, (_, number) => `attempt-${number % 50}`);
    const stored = await Promise.all(keys.map((key) => intake.store(enquiry, key)));
    const rows = await database.selectFrom('enquiries').select('reference').execute();
    const references = new Set(stored.map((one) => one.status === 'stored' && one.reference));
    expect(new Set(rows.map(({ reference }) => reference))).toEqual(references);
    expect(references.size).toBe(50);
  });

  it('refuses a faulty one alone', async () => {
    const { database, intake } = await open();
    const faulty = { ...enquiry, fullName: null as never };
    const settled = await Promise.allSettled([enquiry, faulty, enquiry].map((one) => intake.store(one)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await database.selectFrom('enquiries').selectAll().execute()).toHaveLength(2);
  });

  it('stores nothing if storing the delivery fails', async () => {
    const { database, storeAt } = await open();
    await database.schema.dropTable('deliveries').execute();
    await expect(storeAt(morning, 'attempt-1')).rejects.toThrow();
    expect(await database.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  const opened: Kysely<Tables>[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((database) => database.destroy())));

  async function open() {
    const database = await openDatabase<Tables>({ ...(await newLocation()), migrations });
    opened.push(database);
    return {
      database,
      intake: createEnquiryIntake(database, { deliveryKinds: ['email'] }),
      storeAt: (now: Date, key?: string) =>
        createEnquiryIntake(database, { deliveryKinds: ['email'], clock: () => now }).store(enquiry, key),
    };
  }
});
