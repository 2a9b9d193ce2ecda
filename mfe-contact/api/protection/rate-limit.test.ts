import { NetworkCounts, networksOf } from '@site/service/http/client-networks';
import { itOnPostgres } from '@site/service/testing/it-on-postgres';
import { closeAfterTest } from '@site/testing/close-after-test';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { openContactService } from '../testing/open-contact-service.ts';
import { openPair } from '../testing/service-process.ts';
import { site } from '../testing/stored-rows.ts';
import { eraseExpired } from './rate-count-repository.ts';
import { sharedCounts } from './rate-limit.ts';

it('accepts thirty attempts from one address, then says when to come back', async () => {
  const contact = await openContactService();
  const statuses = await Promise.all(Array.from({ length: 30 }, () => sendFrom(contact, '203.0.113.7')));
  expect(new Set(statuses.map((response) => response.statusCode))).toEqual(new Set([201]));
  const refused = await sendFrom(contact, '203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    status: 'error',
    error: { code: 'too_many_enquiries', message: expect.stringContaining('10 min') },
  });
});

it('accepts many visitors of one mobile network, and refuses endless addresses of one provider', async () => {
  const contact = await openContactService();
  const street = await sendFromEach(contact, 250, (number) => `203.0.113.${number}`);
  expect(new Set(street)).toEqual(new Set([422]));
  const rented = await sendFromEach(contact, 301, (number) => `2001:db8:7:${(number % 200).toString(16)}00::1`);
  expect(rented.filter((status) => status === 429)).toHaveLength(1);
  expect((await sendFrom(contact, '198.51.100.7')).statusCode).toBe(201);
});

it('limits the attempts of all visitors together', async () => {
  const contact = await openContactService({ maxForms: 100 });
  const responses = await sendFromEach(contact, 101, (number) => `198.${number}.0.1`);
  expect(responses.filter((status) => status === 429)).toHaveLength(1);
});

it('counts faulty attempts before reading the body', async () => {
  const contact = await openContactService();
  await Promise.all(
    Array.from({ length: 30 }, () =>
      contact.send('not JSON', { 'content-type': 'application/json', 'x-client-address': '203.0.113.7' }),
    ),
  );
  const refused = await contact.send('not JSON', {
    'content-type': 'application/json',
    'x-client-address': '203.0.113.7',
  });
  expect(refused.statusCode).toBe(429);
});

it.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a form of another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }, 403],
  ['our own pages with another type than that of our forms', { origin: site, 'content-type': 'text/plain' }, 415],
])('counts no attempt of %s', async (_who, headers, status) => {
  const contact = await openContactService();
  const visitor = { 'x-client-address': '203.0.113.7' };
  for (const path of ['generalEnquiry', 'subscriptions', 'subscriptions/confirm'])
    for (let time = 0; time <= 30; time++) {
      const foreign = { method: 'POST', url: `/api/v1/${path}`, headers: { ...visitor, ...headers } } as const;
      expect((await contact.app.inject(foreign)).statusCode).toBe(status);
    }
  expect((await sendFrom(contact, '203.0.113.7')).statusCode).toBe(201);
});

it('does not limit token requests', async () => {
  const contact = await openContactService();
  const responses = await Promise.all(Array.from({ length: 40 }, () => contact.app.inject('/api/v1/csrf')));
  expect(responses.every((response) => response.statusCode === 200)).toBe(true);
});

async function sendFromEach(
  contact: Awaited<ReturnType<typeof openContactService>>,
  count: number,
  addressOf: (number: number) => string,
): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  // Empty enquiries count too, and nothing is stored.
  const send = (address: string) => contact.send({}, { 'x-client-address': address });
  return Promise.all(numbers.map(async (number) => (await send(addressOf(number))).statusCode));
}

function sendFrom(contact: Awaited<ReturnType<typeof openContactService>>, address: string) {
  return contact.send(sampleEnquiry, { 'x-client-address': address });
}

/** A PostgreSQL database, which several services may share. */
async function openShared() {
  const database = await (await openPair()).openDatabase();
  closeAfterTest(() => database.destroy());
  return database;
}

const minuteMs = 60_000;
const limits = { 32: 2, 24: 4, 64: 2, 56: 3, 48: 4, 0: 100 };

itOnPostgres('does not deadlock where the networks of many visitors overlap', async () => {
  const database = await openShared();
  const take = sharedCounts(database, { ...limits, 24: 1_000, 0: 1_000 }, minuteMs);
  const visitors = Array.from({ length: 100 }, (_, host) => networksOf(`203.0.113.${host}`));
  const waits = await Promise.all(visitors.flatMap((networks) => [take(networks), take([...networks].reverse())]));
  expect(Math.max(...waits)).toBe(0);
});

describe.each([
  ['in memory', it, async () => new NetworkCounts(limits, minuteMs)],
  ['in PostgreSQL', itOnPostgres, async () => ({ take: sharedCounts(await openShared(), limits, minuteMs) })],
] as const)('counts %s', (_where, itCounts, open) => {
  itCounts('use up nothing of the neighbours where a visitor is refused', async () => {
    const counts = await open();
    const attempt = async (host: number) => (await counts.take(networksOf(`203.0.113.${host}`))) === 0;
    const visitor = [];
    for (let time = 0; time < 10; time++) visitor.push(await attempt(7));
    expect(visitor.filter(Boolean)).toHaveLength(2);
    expect([await attempt(8), await attempt(8), await attempt(9)]).toEqual([true, true, false]);
  });
});

itOnPostgres('restarts a count that was begun by a clock ahead of time', async () => {
  const database = await openShared();
  const ahead = new Date(Date.now() + 1_100 * 24 * 60 * minuteMs).toISOString();
  const rows = ['known', 'gone'].map((key) => ({ key, current: 31, ends_at: ahead }));
  await database.insertInto('rate_counts').values(rows).execute();
  const take = sharedCounts(database, limits, 10 * minuteMs);
  expect(await take([{ prefix: 32, name: 'known' }])).toBe(0);
  await eraseExpired(database);
  expect(await database.selectFrom('rate_counts').select('key').execute()).toEqual([{ key: 'known' }]);
});
