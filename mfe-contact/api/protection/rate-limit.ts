import { createHmac, randomBytes } from 'node:crypto';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { clientNetwork } from '@site/service/client-address';
import { HttpRefusal } from '@site/service/refusal';
import { ForgettingStore } from './forgetting-store.ts';

/** 30 attempts in 10 minutes for each visitor's network, faulty ones included. */
export const formRateLimit = { max: 30, timeWindow: 10 * 60 * 1000 } as const;

/**
 * Addresses are held in memory only, for those 10 minutes, and hashed with a salt that ends with the process, so that
 * no list of visitors can be made from them.
 */
export function rateLimitOptions(what: 'enquiries' | 'requests', salt = randomBytes(32)): RateLimitPluginOptions {
  return {
    global: false,
    store: ForgettingStore,
    keyGenerator: (request) => createHmac('sha256', salt).update(clientNetwork(request)).digest('base64url'),
    errorResponseBuilder: (_request, { ttl }) => {
      const minutes = Math.ceil(ttl / 60_000);
      return new HttpRefusal(
        429,
        `too_many_${what}`,
        `Too many ${what} from your connection. Please try again in ${minutes} min or call us.`,
      );
    },
  };
}
