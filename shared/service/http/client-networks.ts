import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { keyedHash } from '../process/secrets.ts';

/** How many bits a network's addresses share; 0 for all visitors together. */
type Prefix = (typeof prefixes)['ipv4' | 'ipv6'][number];

/**
 * A household has an IPv6 /64, often a /56, and a /48 on request; rented servers are neighbours in an IPv4 /24. On the other hand,
 * thousands of people may share one IPv4 address, or a /24, behind the carrier-grade NAT of a mobile network.
 */
const prefixes = { ipv4: [32, 24, 0], ipv6: [64, 56, 48, 0] } as const;

/** What is counted, and by which of the limits; a network by its prefix. */
export interface Counted<Kind extends string | number = Prefix> {
  prefix: Kind;
  name: string;
}

export type Network = Counted;

/** The limit of each network, by prefix. */
export type NetworkLimits = Record<Prefix, number>;

/**
 * The networks of an address, the narrowest first and all visitors last. Whoever counts visitors counts each of these.
 * @example networksOf('203.0.113.7') // 203.0.113.7/32, 203.0.113.0/24, 0.0.0.0/0
 */
export function networksOf(address: string): Network[] {
  // Strict, because `ipaddr.js` also reads `1` and `0x7f.1`. Anything else, such as the missing address of a closed socket, counts as one visitor.
  const parsed = ipaddr.process(isIP(address) ? (address.split('%')[0] ?? '') : '0.0.0.0');
  const kind = parsed.kind();
  const reader = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return prefixes[kind].map((prefix) => ({
    prefix,
    name: prefix === 0 ? 'all' : `${reader.networkAddressFromCIDR(`${parsed}/${prefix}`)}/${prefix}`,
  }));
}

/** The networks of an address, named by their fingerprints, so that no list of visitors can be made from them. */
export function hashedNetworks(address: string, key: Buffer | string): Network[] {
  return networksOf(address).map(({ prefix, name }) => ({ prefix, name: keyedHash(key, name) }));
}

/** The visitor's networks, for a service. The edge is its only client, and passes the visitor's address in `x-client-address`. */
export function clientNetworks(
  { headers, socket }: Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string } },
  key: Buffer | string,
): Network[] {
  const named = String(headers['x-client-address'] ?? '').trim();
  return hashedNetworks(isIP(named) ? named : (socket.remoteAddress ?? ''), key);
}

interface Count {
  current: number;
  end: number;
}

/**
 * Counts in memory how often networks came, each by a limit of its own. A count is deleted when its time is over, because
 * nothing about a visitor is kept longer than needed; `limits[0]`, for all together, also bounds how many there are.
 */
export class NetworkCounts<Kind extends string | number = Prefix> {
  readonly #limits: Record<Kind, number>;
  readonly #windowMs: number;
  // Sorted by end, because all windows are equally long.
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  /** `windowMs` may be `Infinity`. */
  constructor(limits: Record<Kind, number>, windowMs: number) {
    this.#limits = limits;
    this.#windowMs = windowMs;
  }

  /**
   * Counts one more for each of a visitor's networks, or for none of them: a refused visitor uses up none of the neighbours' limit.
   * Returns the milliseconds until there is room again, 0 where it was counted.
   */
  take(networks: Counted<Kind>[]): number {
    const now = performance.now();
    this.#forget(now);
    const waits = networks.map(({ prefix, name }) => {
      const { current = 0, end = now } = this.#counts.get(name) ?? {};
      return current < this.#limits[prefix] ? 0 : end - now;
    });
    const wait = Math.max(...waits);
    if (wait === 0) for (const { name } of networks) this.#add(name, now + this.#windowMs);
    this.#watch(now);
    return wait;
  }

  get size(): number {
    return this.#counts.size;
  }

  #add(name: string, end: number) {
    const count = this.#counts.get(name) ?? { current: 0, end };
    count.current += 1;
    this.#counts.set(name, count);
  }

  #forget(now: number) {
    for (const [name, { end }] of this.#counts) {
      if (end > now) return;
      this.#counts.delete(name);
    }
  }

  #watch(now: number) {
    const first = this.#counts.values().next().value;
    if (this.#timer || !first || first.end === Infinity) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#forget(performance.now());
      this.#watch(performance.now());
    }, first.end - now).unref();
  }
}
