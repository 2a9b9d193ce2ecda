import * as v from 'valibot';
import { createService } from '../http/create-service.ts';

/** A small service with a query, a body and a handler that fails. */
export function buildGreetings(changes: Partial<Parameters<typeof createService>[0]> = {}) {
  return createService({
    name: 'greetings',
    version: '1.0',
    isReady: async () => true,
    revision: async () => 'r1',
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
    },
    ...changes,
  });
}
