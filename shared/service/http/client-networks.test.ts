import { dayMs } from '@site/text/indian-time';
import { clientNetworks, NetworkCounts, networksOf } from './client-networks.ts';

it.each([
  ['an IPv4 address', '203.0.113.7', ['203.0.113.7/32', '203.0.113.0/24']],
  ['the IPv4 address inside an IPv6 one', '::ffff:203.0.113.7', ['203.0.113.7/32', '203.0.113.0/24']],
  ['an IPv6 address', '2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['an abbreviated one', '2001:0DB8:1::9', ['2001:db8:1::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['one with its interface', 'fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
])('names the networks of %s, and all visitors', (_what, address, networks) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual([...networks, 'all']);
});

it.each(['', 'nonsense', '1', '0x7f.1', '203.0.113'])('takes %j for one visitor', (address) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(['0.0.0.0/32', '0.0.0.0/24', 'all']);
});

it.each([
  ['nonsense', 'nonsense'],
  ['nothing', undefined],
])('takes the address of the socket if the edge states %s', (_what, named) => {
  expect(networksFrom(named)).toEqual(networksFrom('127.0.0.1'));
});

it('hides addresses, and distinguishes neighbours', () => {
  const [one, other] = [networksFrom('203.0.113.7'), networksFrom('203.0.113.8')];
  expect(JSON.stringify(one)).not.toContain('203');
  expect(one.map(({ name }, index) => name === other[index]?.name)).toEqual([false, true, true]);
});

function networksFrom(named: string | undefined) {
  return clientNetworks({ headers: { 'x-client-address': named }, socket: { remoteAddress: '127.0.0.1' } }, 'salt');
}

const windowMs = 1_000;
const limits = { 32: 2, 24: 4, 64: 2, 56: 3, 48: 4, 0: 6 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([
  ['an address', ['192.0.2.1'], 2],
  ['neighbours', ['192.0.2.1', '192.0.2.2', '192.0.2.3'], 4],
  ['a household of IPv6', ['2001:db8::1', '2001:db8::2'], 2],
  ['a household with several networks', ['2001:db8::1', '2001:db8:0:1::1', '2001:db8:0:2::1'], 3],
  ['a provider that hands out households', ['2001:db8:0::1', '2001:db8:0:100::1', '2001:db8:0:200::1'], 4],
  ['everybody together', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1'], 6],
])('takes so many from %s', (_who, addresses, limit) => {
  const counts = new NetworkCounts(limits, windowMs);
  const came = [...addresses, ...addresses, ...addresses];
  expect(came.filter((address) => counts.take(networksOf(address)) === 0)).toHaveLength(limit);
});

it('lets nobody use up what neighbours may have', () => {
  const counts = new NetworkCounts(limits, windowMs);
  for (let attempt = 0; attempt < 50; attempt += 1) counts.take(networksOf('192.0.2.1'));
  expect(counts.take(networksOf('192.0.2.2'))).toBe(0);
});

it('says when there is room again', () => {
  const counts = new NetworkCounts(limits, windowMs);
  const take = () => counts.take(networksOf('192.0.2.1'));
  expect([take(), take()]).toEqual([0, 0]);
  jest.advanceTimersByTime(windowMs / 4);
  expect(take()).toBe(0.75 * windowMs);
  jest.advanceTimersByTime(0.75 * windowMs);
  expect(take()).toBe(0);
});

it.each([0, -365])('forgets a visitor in time, the clock being put back by %i days', (days) => {
  const counts = new NetworkCounts(limits, windowMs);
  counts.take(networksOf('192.0.2.1'));
  jest.setSystemTime(Date.now() + days * dayMs);
  jest.advanceTimersByTime(windowMs / 2);
  counts.take(networksOf('2001:db8::1'));
  expect(counts.size).toBe(6);
  jest.advanceTimersByTime(windowMs / 2);
  expect(counts.size).toBe(3);
  jest.advanceTimersByTime(windowMs);
  expect(counts.size).toBe(0);
});
