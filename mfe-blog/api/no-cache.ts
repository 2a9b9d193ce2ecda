import type { onRequestAsyncHookHandler } from 'fastify';

/** Answers are kept, but asked for again each time: a new post shows at once, an unchanged answer costs 304. */
export const askAgain: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-cache');
};
