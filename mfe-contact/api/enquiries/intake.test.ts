import { testDatabases } from '@site/service/testing/databases';
import { dayMs } from '@site/text/indian-time';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { mailboxFingerprint, openTables, storeAt } from '../testing/stored-rows.ts';
import { createEnquiryIntake } from './intake.ts';

const morning = new Date('2026-11-20T03:30:00.000Z');

describe.each(testDatabases())('intake of enquiries on %s', (_kind, newLocation) => {
  it('answers a key with its first reference for a day, and accepts it again after that', async () => {
    const { database, storeAt } = await open();
    const first = await storeAt(morning, 'attempt-1');
    expect(await storeAt(new Date(morning.getTime() + dayMs), 'attempt-1')).toEqual(first);
    const next = await storeAt(new Date(morning.getTime() + dayMs + 1), 'attempt-1');
    expect(next).not.toEqual(first);
    expect(await database.selectFrom('idempotency_keys').selectAll().execute()).toHaveLength(1);
  });

  it('stores enquiries that arrive together, each with its own response', async () => {
    const { database, intake } = await open();
    const keys = Array.from({ length: 60 }, (_, number) => `attempt-${number % 50}`);
    const stored = await Promise.all(keys.map((key) => intake.store(sampleEnquiry, key)));
    const rows = await database.selectFrom('enquiries').select('reference').execute();
    const references = new Set(stored.map((one) => one.status === 'stored' && one.reference));
    expect(new Set(rows.map(({ reference }) => reference))).toEqual(references);
    expect(references.size).toBe(50);
  });

  it('stores nothing if storing the message fails', async () => {
    const { database, storeAt } = await open();
    await database.schema.dropTable('deliveries').execute();
    await expect(storeAt(morning, 'attempt-1')).rejects.toThrow();
    expect(await database.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('takes an address for the same sender, however it is capitalised', async () => {
    const { database, intake } = await open();
    const quick = { message: 'Two taps leak.', filledInMs: 1_000 };
    for (const emailId of ['asha@x.example', 'Asha@x.example', 'ASHA@X.example', 'ravi@x.example'])
      await intake.store({ ...sampleEnquiry, ...quick, emailId });
    const rows = await database.selectFrom('enquiries').select(['email_id', 'held_reason']).execute();
    expect(rows.filter(({ held_reason }) => held_reason !== null)).toEqual([
      { email_id: 'ravi@x.example', held_reason: 'same text from 1 other sender, filled in within 3 seconds' },
    ]);
  });

  async function open() {
    const database = await openTables(await newLocation());
    return {
      database,
      intake: createEnquiryIntake(database, { messageKinds: ['email'], mailboxFingerprint }),
      storeAt: (now: Date, key?: string) => storeAt(database, now, key),
    };
  }
});
