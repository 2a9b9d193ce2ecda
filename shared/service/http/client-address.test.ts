import { clientNetwork } from './client-address.ts';

it.each([
  ['the address that the edge states', '203.0.113.7', '203.0.113.7'],
  ['the IPv4 address inside an IPv6 one', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the first 64 bits of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['the same bits of an abbreviated one', '2001:0db8:1:2::9', '2001:db8:1:2'],
  ['zeros that were left out', '2001:db8::9', '2001:db8:0:0'],
  ['the socket if the edge states nonsense', 'nonsense', '127.0.0.1'],
  ['the socket if the edge states nothing', undefined, '127.0.0.1'],
])('uses %s', (_what, named, network) => {
  expect(clientNetwork(requestFrom(named))).toBe(network);
});

function requestFrom(named: string | undefined) {
  return { headers: { 'x-client-address': named }, socket: { remoteAddress: '127.0.0.1' } };
}
