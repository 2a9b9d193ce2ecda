import { createHmac } from 'node:crypto';
import dns from 'node:dns';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenHere } from '@site/service/testing/http';
import { openOutbox } from './testing/open-outbox.ts';
import { webhookRoute } from './webhook-route.ts';

const webhookSecret = 'a secret of the other side';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('posts an enquiry to the other system, signed over time and body', async () => {
  const { calls, outbox, route } = await open(() => 204);
  await outbox.deliverAll(route);
  const [{ headers, body } = { headers: {}, body: '' }] = calls;
  const [row] = await outbox.rows();
  expect(JSON.parse(body)).toEqual({
    event: 'enquiry.received',
    id: row?.id,
    enquiry: expect.objectContaining({
      reference: outbox.reference,
      fullName: 'Asha Verma',
      message: 'Two taps leak in the science wing.',
      source: '/contact',
    }),
  });
  const timestamp = String(headers['x-webhook-timestamp']);
  expect(timestamp).toBe(String(outbox.clock().getTime() / 1000));
  expect(headers['x-webhook-signature']).toBe(
    `sha256=${createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex')}`,
  );
  expect(headers['x-webhook-id']).toBe(row?.id);
  expect(row).toMatchObject({ state: 'sent', attempts: 1 });
});

it.each([
  [500, 'HTTP 500'],
  [404, 'HTTP 404'],
  [302, 'HTTP 302'],
])('retries after %i and follows no redirect', async (status, reason) => {
  const { calls, outbox, route } = await open((call) => (call === 1 ? status : 200));
  await outbox.deliverAll(route);
  expect(await outbox.rows()).toEqual([expect.objectContaining({ state: 'waiting', last_error: reason })]);
  outbox.pass(60_000);
  await outbox.deliverAll(route);
  expect(calls.map(({ headers }) => headers['x-webhook-id'])).toEqual([
    calls[0]?.headers['x-webhook-id'],
    calls[0]?.headers['x-webhook-id'],
  ]);
  expect(await outbox.rows()).toEqual([expect.objectContaining({ state: 'sent', attempts: 2 })]);
});

it('waits for a system that is down', async () => {
  const { outbox, route, stop } = await open(() => 200);
  await stop();
  await outbox.deliverAll(route);
  expect(await outbox.rows()).toEqual([expect.objectContaining({ state: 'waiting', last_error: 'ECONNREFUSED' })]);
});

it('calls no private address that a public name leads to', async () => {
  const refused = await open(() => 204, { host: 'crm.example', allowed: [] });
  leadTo('127.0.0.1');
  await refused.outbox.deliverAll(refused.route);
  expect(refused.calls).toEqual([]);
  expect(await refused.outbox.rows()).toEqual([expect.objectContaining({ state: 'waiting', last_error: 'EPRIVATE' })]);
});

it('connects to the very address that it checked', async () => {
  const { calls, outbox, route } = await open(() => 204, { host: 'crm.example' });
  const asked = leadTo('127.0.0.1');
  await outbox.deliverAll(route);
  expect([asked.mock.calls.length, calls.length]).toEqual([1, 1]);
  expect(calls[0]?.headers.host).toMatch(/^crm\.example:/);
});

/** Every name leads to this address from now on. */
function leadTo(address: string) {
  const lookup = (_host: string, _options: object, answer: (error: null, found: dns.LookupAddress[]) => void) =>
    answer(null, [{ address, family: 4 }]);
  return jest.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup); // one of its many forms is called
}

async function open(answer: (call: number) => number, { host = '127.0.0.1', allowed = ['127.0.0.1'] } = {}) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer(calls.length), { location: '/elsewhere', connection: 'close' }).end();
  });
  const origin = await listenHere(server);
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const outbox = await openOutbox(undefined, ['webhook']);
  closing.push(stop, outbox.close);
  return {
    calls,
    outbox,
    stop,
    route: webhookRoute(outbox.database, {
      url: `${origin.replace('127.0.0.1', host)}/hook`,
      secret: webhookSecret,
      allowed,
      clock: outbox.clock,
    }),
  };
}
