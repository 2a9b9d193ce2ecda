import { Socket } from 'node:net';
import { readEdgeSettings } from '../settings.ts';
import { openEdge } from '../testing/open-edge.ts';
import { createClientAddress } from './site-request.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51000', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['198.51.100.1:1, 203.0.113.7:51000', '203.0.113.7'],
])('reads from a forwarded %s the address %s', async (forwarded, address) => {
  const { get } = await openEdge({ settings: { TRUST_PROXY: '1' } });
  const received = await (await get('/api/v1/posts', { headers: { 'x-forwarded-for': forwarded } })).json();
  expect(received).toMatchObject({ 'x-client-address': address });
});

it.each([
  ['1', '172.70.1.1'],
  ['2', '203.0.113.7'],
  ['127.0.0.1', '172.70.1.1'],
  ['127.0.0.1,172.64.0.0/13', '203.0.113.7'],
])('finds with TRUST_PROXY=%s, behind a CDN and our own proxy, the visitor %s', async (TRUST_PROXY, address) => {
  const { get } = await openEdge({ settings: { TRUST_PROXY } });
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 172.70.1.1' };
  expect(await (await get('/api/v1/posts', { headers })).json()).toMatchObject({ 'x-client-address': address });
});

it.each(['yes', '0', '10.0.0.0/33', '10.0.0', 'proxy.internal'])('refuses %s as TRUST_PROXY', (TRUST_PROXY) => {
  expect(() => readEdgeSettings({ TRUST_PROXY })).toThrow('TRUST_PROXY must be the number of proxies');
});

it.each(['unknown', '_hidden', '203.0.113.7:port', '[2001:db8::1', '203.0.113.7:51000:1', '999.0.113.7:1'])(
  'uses the address of the connection where a proxy forwards %s, and logs it once',
  (ip) => {
    const log = { error: jest.fn() };
    const { read, invalidCount } = createClientAddress(log);
    const request = { ip, socket: new Socket() };
    expect([read(request), read(request)]).toEqual(['', '']);
    expect([invalidCount(), log.error.mock.calls.length]).toEqual([2, 1]);
  },
);

it('passes the real visitor on to a service where no proxy is trusted, whatever the visitor claims', async () => {
  const { edge, get } = await openEdge();
  const claimed = { 'x-client-address': '203.0.113.9', 'x-forwarded-host': 'evil.example' };
  const response = await get('/api/v1/posts', { headers: { ...claimed, 'x-forwarded-for': '203.0.113.7' } });
  expect(await response.json()).toMatchObject({
    'x-client-address': expect.stringContaining('127.0.0.1'),
    'x-forwarded-host': new URL(edge).host,
  });
});
