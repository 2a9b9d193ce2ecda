import { clientNetworks, networksOf } from './client-address.ts';

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
])('goes by the socket if the edge states %s', (_what, named) => {
  expect(networksFrom(named)).toEqual(networksFrom('127.0.0.1'));
});

it('hides addresses, and tells neighbours apart', () => {
  const [one, other] = [networksFrom('203.0.113.7'), networksFrom('203.0.113.8')];
  expect(JSON.stringify(one)).not.toContain('203');
  expect(one.map(({ name }, index) => name === other[index]?.name)).toEqual([false, true, true]);
});

function networksFrom(named: string | undefined) {
  return clientNetworks({ headers: { 'x-client-address': named }, socket: { remoteAddress: '127.0.0.1' } }, 'salt');
}
