import type { FastifyInstance } from 'fastify';

/**
 * While the service stops, every answer closes its connection: the edge's keep-alive would otherwise delay the stop by
 * a minute.
 */
export function hangUpWhenStopping(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
