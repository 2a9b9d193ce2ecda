import type { onRequestAsyncHookHandler } from 'fastify';

/** Caches ask again each time: a new post shows at once, and an unchanged answer costs only a 304. */
export const noCache: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-cache');
};
