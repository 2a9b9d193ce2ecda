import { createHmac, randomBytes } from 'node:crypto';
import { clientNetworks, type Network, NetworkCounts, type NetworkLimits } from '@site/service/client-networks';
import { HttpRefusal } from '@site/service/http-errors';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isShared } from '../is-shared.ts';
import type { Tables } from '../tables.ts';
import { sharedCounts } from './shared-counts.ts';

const windowMs = 10 * 60 * 1_000;

/**
 * Attempts in ten minutes at one form, faulty ones included. A street of honest people behind the few addresses of a mobile network
 * must get through, so an address's 256 neighbours have ten times what it has.
 */
export function formLimits(all: number): NetworkLimits {
  return { 32: 30, 24: 300, 64: 30, 56: 60, 48: 300, 0: all };
}

/** Where visitors are counted, and what their addresses are hashed with. */
export interface Counting {
  /** Counts an attempt, or returns the milliseconds until there is room again. */
  take: (networks: Network[]) => number | Promise<number>;
  salt: Buffer;
}

/**
 * Services that share a database count together, with a salt that they share too. With a database file addresses are
 * held in memory only and hashed with a salt that ends with the process.
 */
export function countingIn(database: Kysely<Tables>, sharedSalt: Buffer, limits: NetworkLimits): Counting {
  if (isShared(database))
    return {
      take: sharedCounts(database, limits, windowMs),
      salt: createHmac('sha256', sharedSalt).update('networks').digest(),
    };
  const counts = new NetworkCounts(limits, windowMs);
  return { take: (networks) => counts.take(networks), salt: randomBytes(32) };
}

/** For a form's `onRequest`: counts before the body is read. Each form has its own counts. */
export function limitAttempts(what: 'enquiries' | 'requests', { take, salt }: Counting) {
  return async (request: FastifyRequest): Promise<void> => {
    const networks = clientNetworks(request, salt).map(({ prefix, name }) => ({
      prefix,
      name: `${request.routeOptions.url} ${name}`,
    }));
    const waitMs = await take(networks);
    if (waitMs === 0) return;
    throw new HttpRefusal(
      429,
      `too_many_${what}`,
      `Too many ${what} from your connection. Please try again in ${Math.ceil(waitMs / 60_000)} min, or call us.`,
      { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } },
    );
  };
}
