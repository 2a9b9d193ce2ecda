import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeAfterTest } from '@site/testing/close-after-test';
import { portOf } from '../process/server.ts';
import { readPageOrigin } from '../settings/settings.ts';
import { buildGreetings } from '../testing/greetings-service.ts';

it.each([
  ['an unknown address', { method: 'GET', url: '/nowhere' }, 404, 'not_found'],
  ['an address that cannot be decoded', { method: 'GET', url: '/%zz' }, 400, 'bad_request'],
  ['a method the address does not allow', { method: 'DELETE', url: '/greetings' }, 405, 'method_not_allowed'],
  ['a method of WebDAV', { method: 'PROPFIND', url: '/greetings' }, 405, 'method_not_allowed'],
  ['malformed JSON', { method: 'POST', url: '/greetings', body: '{"name":', headers: json() }, 400, 'bad_request'],
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
    { method: 'POST', url: '/greetings', body: `"${'x'.repeat(40_000)}"`, headers: json() },
    413,
    'body_too_large',
  ],
  [
    'a prototype key',
    { method: 'POST', url: '/greetings', body: '{"__proto__":{"name":"Asha"}}', headers: json() },
    400,
    'bad_request',
  ],
  ['an invalid query', { method: 'GET', url: '/greetings?times=0' }, 400, 'invalid_address'],
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

it('answers a whole request as usual where something unreadable follows it, and hangs up', async () => {
  const app = await buildGreetings();
  closeAfterTest(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const post = 'POST /greetings HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n';
  const answerTo = (bytes: string) => text(connect(portOf(app.server), '127.0.0.1').end(bytes));
  expect(await answerTo(`${post}{"name":"Asha"}no request at all\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*"data":null\}$/,
  );
  expect(await answerTo('no request at all\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

it('names the invalid field of a body', async () => {
  const app = await buildGreetings();
  const response = await app.inject({ method: 'POST', url: '/greetings', body: { name: '' } });
  expect(response.statusCode).toBe(422);
  expect(response.json().error).toEqual({
    code: 'invalid_body',
    message: 'Please enter name.',
    fields: { name: 'Please enter name.' },
  });
});

it('states which methods an address allows', async () => {
  const app = await buildGreetings();
  const response = await app.inject({ method: 'PUT', url: '/greetings' });
  expect(response.headers.allow).toBe('GET, HEAD, POST');
});

it('answers 304 without a body for its tag, and in full for an older one', async () => {
  const app = await buildGreetings();
  const { etag } = (await app.inject('/greetings')).headers;
  const known = await app.inject({ url: '/greetings', headers: { 'if-none-match': String(etag) } });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
  const older = await app.inject({ url: '/greetings', headers: { 'if-none-match': '"old"' } });
  expect(older.statusCode).toBe(200);
});

it('states its name, version and revision', async () => {
  const app = await buildGreetings();
  expect((await app.inject('/_/live')).json()).toEqual({
    status: 'success',
    data: { name: 'greetings', version: '1.0' },
  });
  expect((await app.inject('/_/ready')).json()).toEqual({
    status: 'success',
    data: { name: 'greetings', version: '1.0' },
  });
  expect((await app.inject('/revision')).json()).toEqual({ status: 'success', data: { revision: 'r1' } });
});

it('states the former version of its API that it still answers', async () => {
  const app = await buildGreetings({ version: '2.0', previousVersion: '1.3' });
  expect((await app.inject('/_/live')).json().data).toEqual({
    name: 'greetings',
    version: '2.0',
    previousVersion: '1.3',
  });
});

it('is ready, and lists its notices', async () => {
  const app = await buildGreetings({ notices: async () => ['Mail waits.'] });
  const response = await app.inject('/_/ready');
  expect(response.statusCode).toBe(200);
  expect(response.json().data).toEqual({ name: 'greetings', version: '1.0', notices: ['Mail waits.'] });
});

it('is not ready while data is unreachable, and does not log that at each request', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = await buildGreetings({ isReady: async () => false, logLevel: 'error' });
  const response = await app.inject('/_/ready');
  expect(log).not.toHaveBeenCalled();
  expect(response.statusCode).toBe(503);
  expect(response.json().error.code).toBe('not_ready');
});

it('writes one line for each request when asked, with its trace', async () => {
  const written: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const app = await buildGreetings({ logsRequests: true });
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await app.inject({ url: '/greetings?times=1', headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
  await app.inject({ url: '/secret', remoteAddress: '203.0.113.7' });
  await app.inject('/_/ready');
  const [first, second] = written.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ process: 'greetings', trace, method: 'GET', route: '/greetings', status: 200 });
  expect(first.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(second).toMatchObject({ trace: expect.stringMatching(/^[0-9a-f]{32}$/), status: 404 });
  expect(written).toHaveLength(2);
  expect(written.join('')).not.toMatch(/secret|203\.0\.113|times/);
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

function json(type = 'application/json') {
  return { 'content-type': type };
}

const page = 'https://www.site.example';
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,idempotency-key,x-xsrf-token',
};

it('allows site preflights, without cookies', async () => {
  const app = await buildGreetings({ pageOrigin: page });
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/greetings',
    headers: { origin: page, ...preflight },
  });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    vary: 'origin',
    'access-control-allow-origin': page,
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': 'content-type, idempotency-key, x-xsrf-token',
  });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

it.each([
  ['a response', '/greetings', 200],
  ['a refusal', '/broken', 500],
  ['that there is nothing', '/nowhere', 404],
])('lets a page of the site read %s, and no other page', async (_what, url, status) => {
  const app = await buildGreetings({ pageOrigin: page });
  const own = await app.inject({ url, headers: { origin: page } });
  expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([status, page]);
  for (const origin of [
    'https://site.example',
    'http://www.site.example',
    'https://www.site.example.evil.example',
    'null',
  ]) {
    const other = await app.inject({ url, headers: { origin } });
    expect([other.statusCode, other.headers['access-control-allow-origin'], other.headers.vary]).toEqual([
      status,
      undefined,
      'origin',
    ]);
  }
});

it('refuses a preflight of another site', async () => {
  const app = await buildGreetings({ pageOrigin: page });
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/greetings',
    headers: { origin: 'https://evil.example', ...preflight },
  });
  expect(statusCode).toBe(405);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it('sends no CORS headers on shared origins', async () => {
  const app = await buildGreetings();
  const { headers } = await app.inject({ url: '/greetings', headers: { origin: page } });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it('reads the allowed origin from the settings', () => {
  expect(readPageOrigin({ SITE_URL: `${page}/` })).toBeUndefined();
  expect(readPageOrigin({ SITE_URL: `${page}/`, API_HOST: 'https://api.site.example' })).toBe(page);
  expect(() => readPageOrigin({ API_HOST: 'https://api.site.example' })).toThrow(
    'API_HOST needs SITE_URL: set SITE_URL too',
  );
});
