import { connect } from 'node:net';
import * as v from 'valibot';
import { createService } from './create-service.ts';

it.each([
  ['an unknown address', { method: 'GET', url: '/nowhere' }, 404, 'not_found'],
  ['an address that cannot be decoded', { method: 'GET', url: '/%zz' }, 400, 'bad_request'],
  ['a method the address does not take', { method: 'DELETE', url: '/greetings' }, 405, 'method_not_allowed'],
  ['JSON that is none', { method: 'POST', url: '/greetings', body: '{"name":', headers: json() }, 400, 'bad_request'],
  [
    'a body without a media type',
    { method: 'POST', url: '/greetings', body: 'name=Asha' },
    415,
    'unsupported_media_type',
  ],
  [
    'plain text',
    { method: 'POST', url: '/greetings', body: '{"name":"Asha"}', headers: json('text/plain') },
    415,
    'unsupported_media_type',
  ],
  [
    'a form',
    { method: 'POST', url: '/greetings', body: 'name=Asha', headers: json('application/x-www-form-urlencoded') },
    415,
    'unsupported_media_type',
  ],
  [
    'a body that is too large',
    { method: 'POST', url: '/greetings', body: `"${'x'.repeat(2000)}"`, headers: json() },
    413,
    'body_too_large',
  ],
  [
    'a prototype key',
    { method: 'POST', url: '/greetings', body: '{"__proto__":{"name":"Asha"}}', headers: json() },
    400,
    'bad_request',
  ],
  ['a query that breaks the rules', { method: 'GET', url: '/greetings?times=0' }, 400, 'invalid_address'],
  ['a handler that fails', { method: 'GET', url: '/broken' }, 500, 'internal'],
] as const)('answers %s with the envelope', async (_what, request, status, code) => {
  const app = await buildGreetings();
  const response = await app.inject(request);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({
    status: 'error',
    error: expect.objectContaining({ code, message: expect.stringMatching(/\.$/) }),
  });
});

it('names the field that breaks a rule of the body', async () => {
  const app = await buildGreetings();
  const response = await app.inject({ method: 'POST', url: '/greetings', body: { name: '' } });
  expect(response.statusCode).toBe(422);
  expect(response.json().error).toEqual({
    code: 'invalid_body',
    message: 'Please enter name.',
    fields: { name: 'Please enter name.' },
  });
});

it('does not take a number for a text', async () => {
  const app = await buildGreetings();
  const response = await app.inject({ method: 'POST', url: '/greetings', body: { name: 7 } });
  expect(response.statusCode).toBe(422);
});

it('says which methods an address takes', async () => {
  const app = await buildGreetings();
  const response = await app.inject({ method: 'PUT', url: '/greetings' });
  expect(response.headers.allow).toBe('GET, HEAD, POST');
});

it.each(['the tag', 'weakly the tag', 'a list with the tag', 'anything'])(
  'answers 304 without a body to whoever has %s',
  async (kind) => {
    const app = await buildGreetings();
    const { etag } = (await app.inject('/greetings')).headers;
    const known = {
      'the tag': `${etag}`,
      'weakly the tag': `W/${etag}`,
      'a list with the tag': `"old", ${etag}`,
      anything: '*',
    }[kind];
    const response = await app.inject({ url: '/greetings', headers: { 'if-none-match': known } });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
    expect(response.headers.etag).toBe(etag);
  },
);

it('answers in full to whoever has an older tag', async () => {
  const app = await buildGreetings();
  const response = await app.inject({ url: '/greetings', headers: { 'if-none-match': '"old"' } });
  expect(response.statusCode).toBe(200);
});

it('states its name, version and revision', async () => {
  const app = await buildGreetings();
  expect((await app.inject('/live')).json()).toEqual({
    status: 'success',
    data: { name: 'greetings', version: '1.0' },
  });
  expect((await app.inject('/ready')).json()).toEqual({
    status: 'success',
    data: { name: 'greetings', version: '1.0' },
  });
  expect((await app.inject('/revision')).json()).toEqual({ status: 'success', data: { revision: 'r1' } });
});

it('is not ready before it can answer', async () => {
  const app = await buildGreetings({ isReady: async () => false });
  const response = await app.inject('/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json().error.code).toBe('not_ready');
});

it('answers broken HTTP with the envelope and hangs up', async () => {
  const app = await buildGreetings();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const answer = await sendRaw(port, 'NONSENSE\r\n\r\n');
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    status: 'error',
    error: { code: 'bad_request' },
  });
});

it('hangs up on a head that does not end', async () => {
  const app = await buildGreetings();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const answer = await sendRaw(port, 'GET /greetings HTTP/1.1\r\nHost: x\r\n');
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  // Five seconds for the head, up to one more until somebody looks.
}, 15_000);

it('finishes the request under way before it stops', async () => {
  const close = jest.fn(async () => {});
  const app = await buildGreetings({ close });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${address}/slow`);
  await app.slowStarted;
  const stopped = app.close();
  expect((await answer).status).toBe(200);
  await stopped;
  expect(close).toHaveBeenCalledTimes(1);
});

it('writes no address, query, header or body to its log', async () => {
  const written: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const app = await buildGreetings({ logLevel: 'debug' });
  await app.inject({
    method: 'POST',
    url: '/greetings?secret=query',
    body: '{"name":"secret',
    headers: { ...json(), 'x-client-address': '203.0.113.7', cookie: 'secret' },
  });
  await app.inject({ url: '/greetings', query: { name: 'secret' }, remoteAddress: '203.0.113.7' });
  expect(written.join('')).toContain('"route":"/greetings"');
  expect(written.join('')).not.toMatch(/secret|203\.0\.113/);
});

async function buildGreetings(changes: Partial<Parameters<typeof createService>[0]> = {}) {
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

function json(type = 'application/json') {
  return { 'content-type': type };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
