import * as v from 'valibot';
import { createService } from '../http/create-service.ts';

/** A small service with a query, a body, a handler that fails, and `/slow`, which answers once the service is stopping. */
export async function buildGreetings(changes: Partial<Parameters<typeof createService>[0]> = {}) {
  const slow = deferred();
  const stopping = deferred();
  const app = await createService({
    name: 'greetings',
    version: '1.0',
    isReady: async () => true,
    revision: async () => 'r1',
    bodyLimit: 1000,
    logLevel: 'silent',
    close: async () => {},
    routes: async (service) => {
      const times = v.optional(v.picklist(['1', '2'], 'Once or twice.'));
      service.get('/greetings', { schema: { querystring: v.object({ times }) } }, async () => ({
        status: 'success',
        data: 'Namaste',
      }));
      const name = v.pipe(v.string('Please enter name.'), v.nonEmpty('Please enter name.'));
      service.post('/greetings', { schema: { body: v.strictObject({ name }) } }, async () => ({
        status: 'success',
        data: null,
      }));
      service.get('/broken', async () => {
        throw new Error('a detail nobody outside may read');
      });
      service.addHook('preClose', async () => stopping.resolve());
      service.get('/slow', async () => {
        slow.resolve();
        await stopping.promise;
        return { status: 'success', data: null };
      });
    },
    ...changes,
  });
  return Object.assign(app, { slowStarted: slow.promise });
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
