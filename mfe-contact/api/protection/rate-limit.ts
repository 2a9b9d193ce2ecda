import { createHmac, randomBytes } from 'node:crypto';
import { clientNetworks, type Network, NetworkCounts, type NetworkLimits } from '@site/service/client-networks';
import { isPostgres } from '@site/service/database/postgres';
import { HttpError } from '@site/service/http-errors';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { dayMs, isoAfter } from '../calendar.ts';
import type { Tables } from '../tables.ts';

const windowMs = 10 * 60 * 1_000;

/**
 * Attempts in ten minutes at one form, faulty ones included. A street of honest people behind the few addresses of a mobile network
 * must get through, so an address's 256 neighbours have ten times what it has.
 */
export function formLimits(all: number): NetworkLimits {
  return { 32: 30, 24: 300, 64: 30, 56: 60, 48: 300, 0: all };
}

/** Counts visitors by hashes of their addresses. */
export interface RateLimiter {
  /** Counts an attempt, or returns the milliseconds until there is room again. */
  take: (networks: Network[]) => number | Promise<number>;
  /** For hashing the addresses. */
  salt: Buffer;
}

/**
 * Services that share a database count together, with a salt that they share too. With a database file addresses are
 * held in memory only and hashed with a salt that ends with the process.
 */
export function createRateLimiter(database: Kysely<Tables>, sharedSalt: Buffer, limits: NetworkLimits): RateLimiter {
  if (isPostgres(database))
    return {
      take: sharedCounts(database, limits, windowMs),
      salt: createHmac('sha256', sharedSalt).update('networks').digest(),
    };
  const counts = new NetworkCounts(limits, windowMs);
  return { take: (networks) => counts.take(networks), salt: randomBytes(32) };
}

/** For a form's `onRequest`: counts before the body is read. Each form has its own counts. */
export function limitAttempts(what: 'enquiries' | 'requests', { take, salt }: RateLimiter) {
  return async (request: FastifyRequest): Promise<void> => {
    const networks = clientNetworks(request, salt).map(({ prefix, name }) => ({
      prefix,
      name: `${request.routeOptions.url} ${name}`,
    }));
    const waitMs = await take(networks);
    if (waitMs === 0) return;
    throw new HttpError(
      429,
      `too_many_${what}`,
      `Too many ${what} from your connection. Please try again in ${Math.ceil(waitMs / 60_000)} min, or call us.`,
      { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } },
    );
  };
}

/** With more refused networks than this, the process forgets them all, and counts them in the database again. */
const maxRefused = 10_000;

/**
 * Rate limit counts in the database that several services share. Counting is one statement without a disk write; once a
 * network is refused, this process remembers it, so that a flood costs the database nothing. If the database
 * is unreachable, the answer is 503: without it no form can be stored either.
 */
export function sharedCounts(database: Kysely<Tables>, limits: NetworkLimits, windowMs: number) {
  /** When the refusal of each network ends, by `performance.now()`. */
  const refused = new Map<string, number>();

  /** Counts one more for each of a visitor's networks. Returns the milliseconds until there is room again, 0 where there was. */
  return async (networks: Network[]): Promise<number> => {
    const now = performance.now();
    const known = Math.max(0, ...networks.map(({ name }) => (refused.get(name) ?? 0) - now));
    if (known > 0) return known;
    const counted = await count(database, networks, new Date(), windowMs);
    const waits = networks.map(({ prefix, name }) => {
      const { current = 0, waitMs = 0 } = counted.get(name) ?? {};
      if (current <= limits[prefix]) return 0;
      if (refused.size >= maxRefused) refused.clear();
      refused.set(name, now + waitMs);
      return waitMs;
    });
    return Math.max(...waits);
  };
}

/** Deletes counts whose window has ended, and those dated by a clock that was ahead. */
export async function deleteExpiredCounts(database: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  const farAhead = isoAfter(now, dayMs);
  await database
    .deleteFrom('rate_counts')
    .where(({ or, eb }) => or([eb('ends_at', '<=', now.toISOString()), eb('ends_at', '>', farAhead)]))
    .execute();
}

async function count(database: Kysely<Tables>, networks: Network[], now: Date, windowMs: number) {
  const newEnd = isoAfter(now, windowMs);
  // The clocks of two services may differ a little. A count that ends later than this was dated by a wrong clock.
  const farAhead = isoAfter(now, 2 * windowMs);
  const isOver = sql`(rate_counts.ends_at <= ${now.toISOString()} or rate_counts.ends_at > ${farAhead})`;
  // Always in the same order, or two statements could each wait for a row that the other holds.
  const keys = networks.map(({ name }) => name).sort();
  const rows = await database
    .insertInto('rate_counts')
    .values(keys.map((key) => ({ key, current: 1, ends_at: newEnd })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        current: sql`case when ${isOver} then 1 else rate_counts.current + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else rate_counts.ends_at end`,
      }),
    )
    .returning(['key', 'current', 'ends_at'])
    .execute();
  return new Map(
    rows.map(({ key, current, ends_at }) => [
      key,
      { current, waitMs: Math.max(1, Date.parse(ends_at) - now.getTime()) },
    ]),
  );
}
