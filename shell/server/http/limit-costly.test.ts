import { openEdge } from '../testing/open-edge.ts';

const settings = { TRUST_PROXY: '1' };

it('answers a visitor who asks for endless pages with 429, in words for people and in the envelope for programs', async () => {
  const { get } = await openEdge({ settings });
  const visitor = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  const another = { headers: { 'x-forwarded-for': '198.51.100.7' } };
  expect((await get('/', visitor)).status).toBe(200);
  expect((await get('/_/blog/entry.js', another)).status).toBe(200);
  const asked = Array.from({ length: 299 }, (_, number) => get(`/posts/${number}`, visitor));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  const page = await get('/posts/another', visitor);
  expect([page.status, await page.text()]).toEqual([429, expect.stringContaining('Please wait a minute')]);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const search = await get('/search.json?q=water', visitor);
  expect([search.status, await search.json()]).toMatchObject([429, { error: { code: 'too_many_requests' } }]);
  // Pages and files in memory, and other visitors.
  expect((await get('/', visitor)).status).toBe(200);
  expect((await get('/_/blog/entry.js', visitor)).status).toBe(200);
  expect((await get('/posts/another', another)).status).toBe(404);
});

it.each(['/_/blog/made-up-NUMBER.woff2', '/_/release/NUMBER', '/_/release/NUMBER/table.3f9ac2d1.json'])(
  'answers a visitor who asks for endless made-up files with 429: %s',
  async (address) => {
    const { get } = await openEdge({ settings });
    const visitor = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect((await get('/_/blog/entry.js', visitor)).status).toBe(200);
    const method = address.endsWith('NUMBER') ? 'HEAD' : 'GET';
    const ask = async (number: number) =>
      (await get(address.replace('NUMBER', String(number).padStart(12, '0')), { ...visitor, method })).status;
    const statuses = await Promise.all(Array.from({ length: 305 }, (_, number) => ask(number)));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.filter((status) => status === 404)).toHaveLength(299);
    expect((await get('/_/blog/entry.js', visitor)).status).toBe(200);
  },
);

it.each(['127.0.0.1', '::1'])('limits nobody on this machine: %s', async (address) => {
  const { get } = await openEdge({ settings });
  const headers = { 'x-forwarded-for': address };
  const asked = Array.from({ length: 301 }, (_, number) => get(`/posts/${number}`, { headers }));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
});
