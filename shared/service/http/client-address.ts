import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** How many bits a network's addresses share; 0 for all visitors together. */
export type Prefix = (typeof prefixes)['ipv4' | 'ipv6'][number];

/**
 * A household holds a /64 of IPv6 and often a /56, and whoever asks gets a /48; who rents servers gets neighbours in a /24 of IPv4. On the
 * other hand thousands may share one IPv4 address, or a /24, behind the carrier-grade NAT of a mobile network.
 */
const prefixes = { ipv4: [32, 24, 0], ipv6: [64, 56, 48, 0] } as const;

export interface Network {
  prefix: Prefix;
  name: string;
}

/** The most that each network may have. Those of one prefix are alike. */
export type NetworkLimits = Record<Prefix, number>;

/**
 * The networks of an address, the narrowest first and all visitors last. Whoever counts visitors counts each of these.
 * @example networksOf('203.0.113.7') // 203.0.113.7/32, 203.0.113.0/24, 0.0.0.0/0
 */
export function networksOf(address: string): Network[] {
  // Strict, because `ipaddr.js` also reads `1` and `0x7f.1`. What is no address, such as a closed socket's, is one visitor.
  const parsed = ipaddr.process(isIP(address) ? (address.split('%')[0] ?? '') : '0.0.0.0');
  const kind = parsed.kind();
  const reader = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return prefixes[kind].map((prefix) => ({
    prefix,
    name: prefix === 0 ? 'all' : `${reader.networkAddressFromCIDR(`${parsed}/${prefix}`)}/${prefix}`,
  }));
}

/**
 * The networks a request comes from, their names hashed, so that no list of visitors can be made from them. The edge is the only client
 * of services and passes the visitor's address in `x-client-address`.
 */
export function clientNetworks(
  request: Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  salt: Buffer | string,
): Network[] {
  const named = String(request.headers['x-client-address'] ?? '').trim();
  return networksOf(isIP(named) ? named : (request.socket.remoteAddress ?? '')).map(({ prefix, name }) => ({
    prefix,
    name: createHmac('sha256', salt).update(name).digest('base64url'),
  }));
}
