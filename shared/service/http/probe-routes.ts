import type { FastifyPluginAsync } from 'fastify';
import { UnusableDatabase } from '../database/unusable-database.ts';
import { isClosing } from './close-gently.ts';
import { HttpRefusal } from './refusal.ts';

export interface Probes {
  name: string;
  /** Version of the API, which a part's route table asks for. */
  version: string;
  isReady: () => Promise<boolean>;
  /** What a person should look at although the service can do its work; `/_/ready` tells it. */
  notices?: () => string[];
  /** Changes whenever the answer to any GET changes. The edge asks every second, so it must be cheap. */
  revision: () => Promise<string>;
}

/** What supervisors and edges ask every second or so. */
export const polledPaths = ['/_/live', '/_/ready', '/revision'];

export function probeRoutes({ name, version, isReady, notices, revision }: Probes): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/_/live', async () => ({ status: 'success', data: { name, version } }));
    app.get('/_/ready', async () => {
      // An unreachable database makes the service not ready; it is not an internal error.
      const wrong = await isReady().then(
        (isUp) => !isUp,
        (error: unknown) => error,
      );
      if (wrong instanceof UnusableDatabase) throw notReady(wrong.message);
      if (wrong || isClosing(app.server)) throw notReady(`The ${name} service is not ready.`);
      const told = notices?.() ?? [];
      return { status: 'success', data: { name, version, ...(told.length > 0 && { notices: told }) } };
    });
    app.get('/revision', async () => ({ status: 'success', data: { revision: await revision() } }));
  };
}

function notReady(words: string) {
  return new HttpRefusal(503, 'not_ready', words, { headers: { 'retry-after': '5' } });
}
