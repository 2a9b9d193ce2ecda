import { createHmac, randomBytes } from 'node:crypto';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { clientNetwork } from '@site/shared/service/client-address.ts';
import { Refusal } from '@site/shared/service/refusal.ts';

/** 30 tries in 10 minutes for each visitor's network, faulty ones included. */
export const ENQUIRY_RATE = { max: 30, timeWindow: 10 * 60 * 1000 } as const;

/** Addresses stay in memory only, hashed with a salt that ends with the process: no list of visitors can be made of them. */
export function rateLimitOptions(salt = randomBytes(32)): RateLimitPluginOptions {
  return {
    global: false,
    cache: 100_000,
    keyGenerator: (request) => createHmac('sha256', salt).update(clientNetwork(request)).digest('base64url'),
    errorResponseBuilder: (_request, { ttl }) => {
      const minutes = Math.ceil(ttl / 60_000);
      return new Refusal(429, 'too_many_enquiries', `Too many enquiries from your connection. Please try again in ${minutes} min or call us.`);
    },
  };
}
