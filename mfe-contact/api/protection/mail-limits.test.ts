import type { DatabaseLocation } from '@site/service/database/open-database';
import { emptyDatabase, testDatabases } from '@site/service/testing/databases';
import { itOnPostgres } from '@site/service/testing/it-on-postgres';
import { closeAfterTest } from '@site/testing/close-after-test';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { createEnquiryIntake } from '../enquiries/intake.ts';
import { eraseExpired } from '../stored-data/retention.ts';
import { openContactService } from '../testing/open-contact-service.ts';
import { mailboxFingerprint, openTables, site } from '../testing/stored-rows.ts';

const morning = Date.parse('2026-11-20T03:30:00.000Z');
const hourMs = 60 * 60 * 1000;

describe.each(testDatabases())('acknowledgements on %s', (_kind, newLocation) => {
  it('sends an address two acknowledgements, however many enquiries two services get from it at once', async () => {
    const location = await newLocation();
    const one = await open(location);
    const other = location.url ? await open(location) : one;
    const spellings = Array.from(
      { length: 20 },
      (_, number) => `${number % 3 ? 'Asha' : 'asha'}+${number}@School.example`,
    );
    const stored = spellings.map((emailId, number) =>
      (number % 2 ? one : other).at(0).store({ ...sampleEnquiry, emailId }),
    );
    expect((await Promise.all(stored)).map(({ status }) => status)).toEqual(spellings.map(() => 'stored'));
    expect(await one.thanks()).toBe(2);
    expect(await one.enquiries()).toHaveLength(20);
  });

  it('counts acknowledgements without the address, and forgets them after a day', async () => {
    const { database, at } = await open(await newLocation());
    await at(0).store(sampleEnquiry);
    const counts = () => database.selectFrom('acknowledged_mailboxes').selectAll().execute();
    expect(JSON.stringify(await counts())).not.toMatch(/asha|school/i);
    await eraseExpired(database, new Date(morning + 23 * hourMs), 24);
    expect(await counts()).toHaveLength(1);
    await eraseExpired(database, new Date(morning + 24 * hourMs), 24);
    expect(await counts()).toEqual([]);
  });
});

describe('acknowledgements', () => {
  it('sends an address two acknowledgements in any 24 hours', async () => {
    const { at, thanks } = await open();
    for (const hours of [0, 20, 21, 23.9]) await at(hours).store(sampleEnquiry);
    expect(await thanks()).toBe(2);
    await at(24).store(sampleEnquiry);
    await at(25).store(sampleEnquiry);
    expect(await thanks()).toBe(3);
    await at(44).store(sampleEnquiry);
    expect(await thanks()).toBe(4);
  });

  it('counts acknowledgements for each address, and together for both spellings of its host', async () => {
    const { at, thanks } = await open();
    const hosts = ['उदाहरण.भारत', 'xn--p1b6ci4b4b3a.xn--h2brj9c', 'उदाहरण.भारत', 'school.example'];
    for (const host of hosts) await at(0).store({ ...sampleEnquiry, emailId: `asha@${host}` });
    expect(await thanks()).toBe(3);
  });

  it('withholds no acknowledgement for years because a clock was ahead', async () => {
    const { database, at, thanks } = await open();
    for (const hours of [26_400, 26_401, 0]) await at(hours).store(sampleEnquiry);
    expect(await thanks()).toBe(2);
    await eraseExpired(database, new Date(morning), 24);
    await at(1).store(sampleEnquiry);
    expect(await thanks()).toBe(3);
  });
});

it('forwards and answers all enquiries alike, whether their senders are thanked or not', async () => {
  const contact = await openContactService({ messageKinds: ['email', 'acknowledgement'] });
  const responses = [];
  for (const tag of ['', '+a', '+b', '+c'])
    responses.push(
      await contact.send({ ...sampleEnquiry, emailId: `asha${tag}@school.example`, message: `A lift${tag}.` }),
    );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(responses.map((response) => Object.keys(response.json().data).join())).size).toBe(1);
  const { enquiries, messages } = await contact.storedRows();
  expect(enquiries).toHaveLength(4);
  const sorted = messages.map(({ channel }) => channel).sort();
  expect(sorted).toEqual(['acknowledgement', 'acknowledgement', 'email', 'email', 'email', 'email']);
});

it('thanks the next sender of a network, however often one has sent an enquiry again', async () => {
  const contact = await openContactService({ messageKinds: ['email', 'acknowledgement'] });
  for (let time = 0; time < 12; time++) await contact.send(sampleEnquiry, { 'idempotency-key': 'attempt-1' });
  await contact.send({ ...sampleEnquiry, emailId: 'ravi@office.example', message: 'A lift.' });
  const { messages } = await contact.storedRows();
  expect(messages.filter(({ channel }) => channel === 'acknowledgement')).toHaveLength(2);
});

it('lets a network with many enquiries subscribe where senders are not thanked', async () => {
  const contact = await openContactService({ messageKinds: ['email'] });
  for (let time = 0; time < 12; time++) await contact.send({ ...sampleEnquiry, message: `Lift ${time}.` });
  const payload = { emailId: 'asha@school.example', consent: true };
  const subscribe = { method: 'POST', url: '/api/v1/subscriptions', payload, headers: { origin: site } } as const;
  expect((await contact.app.inject(subscribe)).statusCode).toBe(202);
});

itOnPostgres('stores many enquiries at once and counts the mail to each sender', async () => {
  const databaseUrl = await emptyDatabase(process.env.DATABASE_URL_TEST ?? '');
  const contact = await openContactService({ databaseUrl, messageKinds: ['email', 'acknowledgement'] });
  closeAfterTest(() => contact.app.close());
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      contact.send({ ...sampleEnquiry, emailId: `asha${number}@school.example`, message: `Lift ${number}.` }),
    ),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
});

async function open(location?: DatabaseLocation) {
  const database = await openTables(location);
  const enquiries = () => database.selectFrom('enquiries').select('id').execute();
  return {
    database,
    enquiries,
    at(hours: number) {
      const clock = () => new Date(morning + hours * hourMs);
      return createEnquiryIntake(database, { clock, messageKinds: ['email', 'acknowledgement'], mailboxFingerprint });
    },
    thanks: async () => {
      const rows = await database.selectFrom('deliveries').select('channel').execute();
      return rows.filter(({ channel }) => channel === 'acknowledgement').length;
    },
  };
}
