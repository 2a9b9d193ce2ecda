import type { RequestListener } from 'node:http';
import { openEdge } from '../testing/open-edge.ts';

let calls = 0;
beforeEach(() => {
  calls = 0;
});

const respondWith =
  (headers: Record<string, string>, status = 200): RequestListener =>
  (_request, response) => {
    calls += 1;
    response.writeHead(status, headers).end(`response ${calls}`);
  };

const cached = { 'cache-control': 'public, max-age=0, s-maxage=60', etag: '"one"' };

it('answers later calls with the response that has passed', async () => {
  const { get } = await openEdge({ service: respondWith(cached) });
  for (let visitor = 0; visitor < 3; visitor += 1)
    expect(await (await get('/api/v1/posts?page=1')).text()).toBe('response 1');
  const again = await get('/api/v1/posts?page=1', { headers: { 'if-none-match': '"one"' } });
  expect([again.status, again.headers.get('etag'), again.headers.get('x-content-type-options')]).toEqual([
    304,
    '"one"',
    'nosniff',
  ]);
  expect(await (await get('/api/v1/posts?page=2')).text()).toBe('response 2');
});

it('forwards a call again once the response has expired', async () => {
  const { get } = await openEdge({ service: respondWith(cached) });
  await (await get('/api/v1/posts')).text();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  expect(await (await get('/api/v1/posts')).text()).toBe('response 2');
});

it.each([
  ['without s-maxage', { 'cache-control': 'no-cache' }, 200],
  ['with a cookie', { ...cached, 'set-cookie': 'token=1' }, 200],
  ['that differ between visitors', { ...cached, vary: 'origin' }, 200],
  ['that are private', { 'cache-control': 'private, s-maxage=9' }, 200],
  ['that are errors', cached, 503],
])('keeps no responses %s', async (_what, headers, status) => {
  const { get } = await openEdge({ service: respondWith(headers as Record<string, string>, status) });
  await (await get('/api/v1/posts')).text();
  expect(await (await get('/api/v1/posts')).text()).toBe('response 2');
});

it('sends every enquiry to the service', async () => {
  const { get } = await openEdge({ service: respondWith(cached) });
  for (const body of ['response 1', 'response 2'])
    expect(await (await get('/api/v1/posts', { method: 'POST', body: '{}' })).text()).toBe(body);
});
