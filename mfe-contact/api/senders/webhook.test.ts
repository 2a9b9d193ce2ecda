import { createHmac } from 'node:crypto';
import dns from 'node:dns';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenHere } from '@site/service/testing/http';
import { closeAfterTest } from '@site/testing/close-after-test';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { openOutbox } from '../testing/open-outbox.ts';
import { createWebhookSender, isPrivateHost, lookupAllowed } from './webhook.ts';

const webhookSecret = 'a secret of the other side';

it('posts all fields of an enquiry to the other system, signed over time and body', async () => {
  const { calls, outbox, sender } = await open(() => 204);
  await outbox.sendAll(sender);
  const [{ headers, body } = { headers: {}, body: '' }] = calls;
  const [row] = await outbox.rows();
  expect(JSON.parse(body)).toEqual({
    event: 'enquiry.received',
    id: row?.id,
    enquiry: {
      ...sampleEnquiry,
      reference: outbox.reference,
      receivedAt: outbox.clock().toISOString(),
      source: '/contact',
      cameFrom: '',
      utmSource: '',
      utmMedium: '',
      utmCampaign: '',
      suspicion: '',
    },
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
  const { calls, outbox, sender } = await open((call) => (call === 1 ? status : 200));
  await outbox.sendAll(sender);
  expect(await outbox.rows()).toMatchObject([{ state: 'waiting', last_error: reason }]);
  outbox.pass(60_000);
  await outbox.sendAll(sender);
  expect(calls.map(({ headers }) => headers['x-webhook-id'])).toEqual([
    calls[0]?.headers['x-webhook-id'],
    calls[0]?.headers['x-webhook-id'],
  ]);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('waits for a system that is down', async () => {
  const { outbox, sender, stop } = await open(() => 200);
  await stop();
  await outbox.sendAll(sender);
  expect(await outbox.rows()).toMatchObject([{ state: 'waiting', last_error: 'ECONNREFUSED' }]);
});

it('calls no private address that a public name leads to', async () => {
  const refused = await open(() => 204, { host: 'crm.example', allowed: [] });
  resolveTo('127.0.0.1');
  await refused.outbox.sendAll(refused.sender);
  expect(refused.calls).toEqual([]);
  expect(await refused.outbox.rows()).toMatchObject([{ state: 'waiting', last_error: 'EPRIVATE' }]);
});

it('connects to the very address that it checked', async () => {
  const { calls, outbox, sender } = await open(() => 204, { host: 'crm.example' });
  const asked = resolveTo('127.0.0.1');
  await outbox.sendAll(sender);
  expect([asked.mock.calls.length, calls.length]).toEqual([1, 1]);
  expect(calls[0]?.headers.host).toMatch(/^crm\.example:/);
});

/** Every name resolves to these addresses from now on. */
function resolveTo(...addresses: string[]) {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = (_host: string, _options: object, callback: (error: null, found: dns.LookupAddress[]) => void) =>
    callback(null, found);
  return jest.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup); // one of its many forms is called
}

interface Target {
  host?: string;
  allowed?: string[];
}

async function open(statusOf: (call: number) => number, { host = '127.0.0.1', allowed = ['127.0.0.1'] }: Target = {}) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statusOf(calls.length), { location: '/elsewhere', connection: 'close' }).end();
  });
  const origin = await listenHere(server);
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const outbox = await openOutbox(undefined, ['webhook']);
  closeAfterTest(stop);
  return {
    calls,
    outbox,
    stop,
    sender: createWebhookSender(outbox.database, {
      url: `${origin.replace('127.0.0.1', host)}/hook`,
      secret: webhookSecret,
      allowed,
      clock: outbox.clock,
    }),
  };
}

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine by name', 'localhost'],
  ['this machine in hexadecimal', '0x7f.1'],
  ['this machine as one number', '2130706433'],
  ['every address of this machine', '0.0.0.0'],
  ['this machine over IPv6', '[::1]'],
  ['this machine as IPv4 in IPv6', '[::ffff:127.0.0.1]'],
  ['a private network', '192.168.1.5'],
  ['a private network as IPv4 in IPv6', '[::ffff:a00:1]'],
  ['a private network behind NAT64', '[64:ff9b::a00:1]'],
  ['a private network over IPv6', '[fd12::1]'],
  ['a network shared by a provider', '100.100.100.200'],
  ['the metadata of a cloud machine', '169.254.169.254'],
  ['the metadata of a cloud machine over IPv6', '[fd00:ec2::254]'],
  ['this link', '[fe80::1]'],
])('refuses %s', (_what, host) => {
  const { hostname } = new URL(`https://${host}/hook`);
  expect(isPrivateHost(hostname, [])).toBe(true);
  expect(isPrivateHost(hostname, ['10.9.9.9'])).toBe(true);
});

it.each(['crm.example', '8.8.8.8', '[2606:4700::1111]'])('takes the public %s', (hostname) => {
  expect(isPrivateHost(hostname, [])).toBe(false);
});

it.each([
  ['an address', '10.2.3.4', '10.2.3.4'],
  ['a range', '10.2.3.4', '10.2.0.0/16'],
  ['an address over IPv6', '[fd12::1]', 'fd12::1'],
  ['a name', 'localhost', 'localhost'],
  ['the address of a name', 'localhost', '127.0.0.1'],
])('takes %s that is allowed', (_what, hostname, entry) => {
  expect(isPrivateHost(hostname, [entry])).toBe(false);
});

it('gives out the public addresses of a name alone', async () => {
  expect(await lookUp(['10.0.0.1', '8.8.8.8', '::1'])).toEqual(['8.8.8.8']);
});

it('refuses a name that leads into a private network', async () => {
  await expect(lookUp(['10.0.0.1', 'fe80::1'])).rejects.toMatchObject({ code: 'EPRIVATE' });
  expect(await lookUp(['10.0.0.1'], ['10.0.0.0/8'])).toEqual(['10.0.0.1']);
  expect(await lookUp(['10.0.0.1'], ['crm.example'])).toEqual(['10.0.0.1']);
});

/** What a connection to `crm.example` may go to, if its name server knows these addresses. */
function lookUp(known: string[], allowed: string[] = []): Promise<string[]> {
  resolveTo(...known);
  return new Promise((resolved, rejected) => {
    lookupAllowed(allowed)('crm.example', { all: true }, (error, addresses) =>
      error
        ? rejected(error)
        : resolved([addresses].flat().map((one) => (typeof one === 'string' ? one : one.address))),
    );
  });
}
