import type { FastifyReply } from 'fastify';
import type { ServiceRoutes } from './create-service.ts';
import { Refusal } from './refusal.ts';

export interface Probes {
  name: string;
  /** Of the API, as a part's table asks for it. */
  version: string;
  isReady: () => Promise<boolean>;
  /** Changes whenever an answer to GET changes. The edge asks each second, so it must be cheap. */
  revision: () => Promise<string>;
}

export function probeRoutes({ name, version, isReady, revision }: Probes): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => keepFresh(reply));
    app.get('/live', async () => ({ status: 'success', data: { name, version } }));
    app.get('/ready', async () => {
      // A database that cannot be reached is no fault of the request, only a reason to wait.
      const canAnswer = await isReady().catch(() => false);
      if (!canAnswer) throw new Refusal(503, 'not_ready', `The ${name} service is not ready.`);
      return { status: 'success', data: { name, version } };
    });
    app.get('/revision', async () => ({ status: 'success', data: { revision: await revision() } }));
  };
}

function keepFresh(reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
}
