import { createService } from './create-service.ts';
import { readPageOrigin } from './cross-origin.ts';

const page = 'https://www.site.example';
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,idempotency-key,x-xsrf-token',
};

it('allows site preflights, without cookies', async () => {
  const app = await buildEcho(page);
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/echo',
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
  ['an answer', '/echo', 200],
  ['a refusal', '/broken', 500],
  ['that there is nothing', '/nowhere', 404],
])('lets a page of the site read %s, and no other page', async (_what, url, status) => {
  const app = await buildEcho(page);
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
  const app = await buildEcho(page);
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/echo',
    headers: { origin: 'https://evil.example', ...preflight },
  });
  expect(statusCode).toBe(405);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

it('sends no CORS headers on shared origins', async () => {
  const app = await buildEcho(undefined);
  const { headers } = await app.inject({ url: '/echo', headers: { origin: page } });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it('reads the allowed origin from the settings', () => {
  expect(readPageOrigin({ SITE_URL: `${page}/` })).toBeUndefined();
  expect(readPageOrigin({ SITE_URL: `${page}/`, API_HOST: 'https://api.site.example' })).toBe(page);
  expect(() => readPageOrigin({ API_HOST: 'https://api.site.example' })).toThrow('API_HOST needs SITE_URL beside it');
});

function buildEcho(pageOrigin: string | undefined) {
  return createService({
    name: 'echo',
    version: '1.0',
    isReady: async () => true,
    revision: async () => 'r1',
    logLevel: 'silent',
    close: async () => {},
    pageOrigin,
    routes: async (service) => {
      service.get('/echo', async () => ({ status: 'success', data: 'Namaste' }));
      service.get('/broken', async () => {
        throw new Error('broken');
      });
    },
  });
}
