/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './api-client.ts';

it.each([
  [{ error: { message: 'Please call us.' } }, 'Please call us.'],
  [{ status: 'failed', error: { message: 'Please call us.', code: 7, fields: 'none' } }, 'Please call us.'],
])('reads the message of %j', async (body, message) => {
  await expect(refusedWith(body)).rejects.toMatchObject({ name: 'ApiError', failure: 'refused', status: 422, message });
});

it.each([{ status: 'error', error: { message: '' } }, { status: 'error', error: null }, '<h1>Bad gateway</h1>'])(
  'takes %j for no response of the service',
  async (body) => {
    await expect(refusedWith(body)).rejects.toMatchObject({ name: 'ApiError', failure: 'malformed', status: 422 });
  },
);

it('reads code and fields where a service names them', async () => {
  const body = {
    error: { code: 'invalid_fields', message: 'Look again.', fields: { emailId: 'Not an address.', n: 1 } },
  };
  await expect(refusedWith(body)).rejects.toMatchObject({
    code: 'invalid_fields',
    fields: { emailId: 'Not an address.' },
  });
});

it('reads the message of a refusal with a status of 200', async () => {
  const parse = () => {
    throw new Error('no success');
  };
  await expect(refusedWith({ error: { message: 'Please call us.' } }, 200, parse)).rejects.toMatchObject({
    failure: 'refused',
    status: 200,
    message: 'Please call us.',
  });
  await expect(refusedWith({ status: 'pending' }, 200, parse)).rejects.toMatchObject({ failure: 'malformed' });
});

/** A call that is answered with this body, and by default 422. */
async function refusedWith(body: unknown, status = 422, parse: () => unknown = () => undefined) {
  const server = createServer((_request, response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has no other kind of address
  const api = createApiClient({ originOf: () => `http://127.0.0.1:${port}` });
  return api.get('/api/v1/blogsList', { parse }).finally(() => server.close());
}
