import { randomBytes } from 'node:crypto';
import { isPostgres } from '@site/service/database/postgres';
import { clientNetworks, type Network, NetworkCounts, type NetworkLimits } from '@site/service/http/client-networks';
import { HttpError } from '@site/service/http/http-errors';
import { deriveKey } from '@site/service/process/secrets';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../tables.ts';
import * as rateCounts from './rate-count-repository.ts';

const windowMs = 10 * 60 * 1_000;

/**
 * Attempts in ten minutes at one form, faulty ones included. Many visitors share the few addresses of a mobile network, so a network of
 * 256 addresses has ten times the limit of one.
 */
export function formLimits(all: number): NetworkLimits {
  return { 32: 30, 24: 300, 64: 30, 56: 60, 48: 300, 0: all };
}

/** Counts visitors by fingerprints of their networks. */
export interface RateLimiter {
  /** Counts one more for each of a visitor's networks. Returns the milliseconds until there is room again, 0 where there was. */
  take: (networks: Network[]) => number | Promise<number>;
  /** Key of the networks' fingerprints. */
  key: Buffer;
}

/**
 * Services that share a database count together, with a key that they share too. With a database file counts are in
 * memory only, and their key ends with the process.
 */
export function createRateLimiter(database: Database, secret: Buffer, limits: NetworkLimits): RateLimiter {
  if (isPostgres(database))
    return { take: sharedCounts(database, limits, windowMs), key: deriveKey(secret, 'networks') };
  const counts = new NetworkCounts(limits, windowMs);
  return { take: (networks) => counts.take(networks), key: randomBytes(32) };
}

/** For a form's `onRequest`: counts before the body is read. Each form has its own counts. */
export function limitAttempts(what: 'enquiries' | 'requests', { take, key }: RateLimiter) {
  return async (request: FastifyRequest): Promise<void> => {
    const networks = clientNetworks(request, key).map(({ prefix, name }) => ({
      prefix,
      name: `${request.routeOptions.url} ${name}`,
    }));
    const waitMs = await take(networks);
    if (waitMs === 0) return;
    throw new HttpError(
      429,
      `too_many_${what}`,
      `Too many ${what} at the moment. Please try again in ${Math.ceil(waitMs / 60_000)} min, or call us.`,
      { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } },
    );
  };
}

/** With more refused networks than this, the process forgets them all, and counts them in the database again. */
const maxRefused = 10_000;

const minuteMs = 60_000;

/**
 * Counts in the database that several services share. Once a network is refused, this process remembers it, so that a
 * flood costs the database nothing. If the database is unreachable, the response is 503: without it no form can be stored
 * either.
 */
export function sharedCounts(
  database: Database,
  limits: NetworkLimits,
  windowMs: number,
  /** When the refusal of each network ends, by `performance.now()`. */
  refused = new Map<string, number>(),
): RateLimiter['take'] {
  // Deleted as soon as the counts in the database are, as the privacy policy promises.
  setInterval(() => {
    for (const [name, end] of refused) if (end <= performance.now()) refused.delete(name);
  }, minuteMs).unref();

  return async (networks) => {
    const now = performance.now();
    const known = Math.max(0, ...networks.map(({ name }) => (refused.get(name) ?? 0) - now));
    if (known > 0) return known;
    const names = networks.map(({ name }) => name);
    const counts = await rateCounts.add(database, names, new Date(), windowMs);
    const waits = networks.map(({ prefix, name }) => {
      const count = counts.find(({ key }) => key === name);
      if (!count || count.current <= limits[prefix]) return 0;
      const waitMs = Math.max(1, Date.parse(count.ends_at) - Date.now());
      if (refused.size >= maxRefused) refused.clear();
      refused.set(name, now + waitMs);
      return waitMs;
    });
    return Math.max(...waits);
  };
}
