import type { FastifyInstance } from 'fastify';

/** While the service stops, each answer is the last of its connection: an edge that keeps connections would hold it open for a minute. */
export function hangUpWhenStopping(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
