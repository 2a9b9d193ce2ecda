import { openEdge } from '../testing/open-edge.ts';
import { rawRequest } from '../testing/raw-request.ts';

const site = { SITE_URL: 'https://www.site.example', API_HOST: 'https://api.site.example' };

it('answers for the names of its settings and, over the loopback address, for this machine', async () => {
  const { edge } = await openEdge({ settings: site });
  const statusFor = async (host: string, target = '/') => (await rawRequest(edge, target, { host })).status;
  for (const host of ['www.site.example', 'WWW.site.example:443', 'api.site.example', 'localhost:8080', '127.0.0.1'])
    expect([host, await statusFor(host)]).toEqual([host, 200]);
});

it.each([
  'elsewhere.example',
  'site.example.evil.example',
  'blog.site.example',
  'api.site.example.',
  'www.site.example.evil.example',
  '203.0.113.7',
  'localhost.example',
])('answers 421 for the name %s, probes excepted', async (host) => {
  const { edge } = await openEdge({ settings: site });
  const statusOf = async (target: string) => (await rawRequest(edge, target, { host })).status;
  expect([await statusOf('/'), await statusOf('/blogs'), await statusOf('/api/v1/posts')]).toEqual([421, 421, 421]);
  expect([await statusOf('/_/live'), await statusOf('/_/ready')]).toEqual([200, 200]);
});

it.each([
  ['https://www.site.example', 'site.example'],
  ['https://www.site.example', 'www.site.example.'],
  ['https://www.site.example', 'Site.Example.:443'],
  ['https://site.example', 'www.site.example'],
])('answers 308 to %s for the name %s', async (SITE_URL, host) => {
  const { edge } = await openEdge({ settings: { SITE_URL } });
  for (const target of ['/contact?from=card', '//evil.example/', '/api/v1/posts', '/_/blog/entry.js'])
    expect(await rawRequest(edge, target, { host })).toMatchObject({ status: 308, location: SITE_URL + target });
});

it.each(['', 'http://localhost:8080'])('answers for any name with "%s" as the address of the site', async (address) => {
  const { edge } = await openEdge({ settings: { SITE_URL: address } });
  expect((await rawRequest(edge, '/', { host: 'office-pc' })).status).toBe(200);
});

it('answers a path of more than 2,048 bytes with 414, in a sentence or in the envelope', async () => {
  const { get, rawStatus } = await openEdge();
  const page = await get(`/${'a'.repeat(2_048)}`);
  expect([page.status, await page.text()]).toEqual([414, 'This address is too long.\n']);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const call = await get(`/api/v1/posts/${'a'.repeat(2_048)}`);
  expect([call.status, await call.json()]).toMatchObject([414, { error: { code: 'address_too_long' } }]);
  expect([await rawStatus(`/${'a'.repeat(2_047)}`), await rawStatus(`/?${'a'.repeat(4_000)}`)]).toEqual([404, 200]);
});

it.each([20_000, 60_000, 200_000])(
  'answers a person whose cookies take %i bytes with what to do, and the browser',
  async (size) => {
    const { get } = await openEdge();
    const headers = { cookie: `a=${'a'.repeat(size)}`, accept: 'text/html,application/xhtml+xml' };
    const response = await get('/', { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8']);
    expect(response.headers.get('clear-site-data')).toBe('"cookies"');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('delete the cookies of this site');
  },
);

it('answers a program in the envelope, and clears no cookies', async () => {
  const { get } = await openEdge();
  const response = await get('/api/v1/posts', { headers: { cookie: `a=${'a'.repeat(20_000)}`, accept: 'text/html' } });
  expect([response.status, await response.json()]).toMatchObject([431, { error: { code: 'headers_too_large' } }]);
  expect(response.headers.get('clear-site-data')).toBeNull();
});

it.each<[what: string, target: string, headers: Record<string, string>]>([
  ['paths of index files', `${'/index.html'.repeat(1_400)}x`, {}],
  ['paths of index files that are just not too long', `${'/index.html'.repeat(180)}x`, {}],
  ['paths of slashes', `/x${'//\\'.repeat(600)}x`, {}],
  ['paths of dots', `/${'%2e'.repeat(650)}x`, {}],
  ['encodings', '/_/blog/entry.js', { 'accept-encoding': 'br\t'.repeat(4_600) }],
  ['parameters of an encoding', '/_/blog/entry.js', { 'accept-encoding': `br${' ;'.repeat(7_000)}` }],
  ['entity tags', '/', { 'if-none-match': '"'.repeat(14_000) }],
  ['cookies', '/', { cookie: 'a='.repeat(7_000) }],
])('answers a page while 100 connections send endless %s', async (_what, target, headers) => {
  const { edge, get } = await openEdge();
  const responses = Array.from({ length: 100 }, () => rawRequest(edge, target, headers));
  // Takes a few milliseconds. When one pattern's time grew with the square of the path's length, it took longer than a test may.
  expect((await get('/')).status).toBe(200);
  expect((await Promise.all(responses)).every(({ status }) => status !== undefined && status < 500)).toBe(true);
});
