import type { onRequestAsyncHookHandler } from 'fastify';

/**
 * Browsers ask again each time: a new post shows at once, and an unchanged answer costs only a 304. A cache that many share may
 * answer for a second, which is also the greatest age of a page.
 */
export const cacheBriefly: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'public, max-age=0, s-maxage=1');
};
