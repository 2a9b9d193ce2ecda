import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRateLimitStoreCtor, RateLimitPluginOptions } from '@fastify/rate-limit';
import { clientNetwork } from '@site/service/client-address';
import { HttpRefusal } from '@site/service/refusal';
import type { Kysely } from 'kysely';
import { isShared } from '../is-shared.ts';
import type { Tables } from '../tables.ts';
import { ForgettingStore } from './forgetting-store.ts';
import { sharedCounts } from './shared-counts.ts';

/** 30 attempts in 10 minutes for each visitor's network, faulty ones included. */
export const formRateLimit = { max: 30, timeWindow: 10 * 60 * 1000 } as const;

/** Where visitors are counted, and what their addresses are hashed with. */
export interface Counting {
  store: FastifyRateLimitStoreCtor;
  salt: Buffer;
}

/**
 * Services that share a database count together, with a salt that they share too. With a database file addresses are
 * held in memory only and hashed with a salt that ends with the process.
 */
export function countingIn(database: Kysely<Tables>, sharedSalt: Buffer): Counting {
  return isShared(database)
    ? { store: sharedCounts(database), salt: createHmac('sha256', sharedSalt).update('networks').digest() }
    : { store: ForgettingStore, salt: randomBytes(32) };
}

/** Addresses are hashed, so that no list of visitors can be made from them. */
export function rateLimitOptions(what: 'enquiries' | 'requests', { store, salt }: Counting): RateLimitPluginOptions {
  return {
    global: false,
    store,
    keyGenerator: (request) =>
      createHmac('sha256', salt)
        .update(`${request.routeOptions.url} ${clientNetwork(request)}`)
        .digest('base64url'),
    errorResponseBuilder: (_request, { ttl }) => {
      const minutes = Math.ceil(ttl / 60_000);
      return new HttpRefusal(
        429,
        `too_many_${what}`,
        `Too many ${what} from your connection. Please try again in ${minutes} min, or call us.`,
      );
    },
  };
}
