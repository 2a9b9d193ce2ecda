import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network a visitor comes from: the IPv4 address, or the first 64 bits of an IPv6 address, because one household
 * holds all addresses that share them. The edge is the only client and passes the address in `x-client-address`.
 */
export function clientNetwork(
  request: Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string | undefined } },
): string {
  const named = request.headers['x-client-address'];
  const address = typeof named === 'string' && isIP(named.trim()) ? named.trim() : (request.socket.remoteAddress ?? '');
  return networkOf(address.replace(/^::ffff:(?=\d+\.)/i, ''));
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(gap).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
