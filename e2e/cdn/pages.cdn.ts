import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { endCanary, startCanary } from '@site/delivery/canary/canary';
import { unhold } from '@site/delivery/channels/holds';
import { promote } from '@site/delivery/channels/promote';
import { rollback } from '@site/delivery/channels/rollback';
import { allowAll } from '@site/delivery/gate/gate';
import { testerToken } from '@site/delivery/tester-token';
import { releaseStore } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { releaseIn } from '../support/served-release.ts';
import { secret, test } from './support/open-cdn.ts';
import { startVisitors } from './support/visitors.ts';

const channel = 'production';
const why = 'a test of shared caches';
const change = { channel, why, gate: allowAll };

test('keeps pages, and nothing that is for one visitor', async ({ cdn }) => {
  const site = cdn.told[0].url;
  const get = (path: string, headers = {}) => request(path, { site, headers: { accept: 'text/html', ...headers } });
  await get('/services');
  const { headers, body } = await get('/services');
  // Varnish names two requests where it answers from memory: this one, and the one by which it got the page.
  expect(headers['x-varnish']).toMatch(/^\d+ \d+$/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers).not.toHaveProperty('xkey');
  expect(releaseIn(String(body)).id).toMatch(/^[0-9a-f]{12}$/);
  expect((await get('/services', { 'if-none-match': String(headers.etag) })).status).toBe(304);

  for (const path of ['/search?q=plumber', '/nowhere', '/contact?message=Hello']) {
    await get(path);
    expect((await get(path)).headers['x-varnish'], path).toMatch(/^\d+$/);
  }
  await get('/services', { 'accept-encoding': 'br' });
  const packed = await get('/services', { 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.headers['x-varnish']]).toEqual(['br', expect.stringMatching(/ /)]);
});

test('shows a promotion, a rollback and a canary at once, and mixes no two releases', async ({ cdn }) => {
  const store = releaseStore();
  const visitors = startVisitors(cdn.told.map(({ url }) => url));
  const { release: before } = (await store.readChannel(channel)) ?? {};
  await expect.poll(() => visitors.allShow(before ?? '')).toBe(true);
  const versions = { blog: await republish('blog', 'cdn') };
  const seen: Record<string, number> = {};
  const isShown = async (what: string, release: string) => {
    const began = performance.now();
    await expect.poll(() => visitors.allShow(release), { intervals: [100] }).toBe(true);
    seen[what] = Math.round(performance.now() - began);
    // It does not come back from another cache or edge.
    await pause(3_000);
    expect(visitors.allShow(release)).toBe(true);
  };

  for (let round = 0; round < 5; round++) {
    const { release: promoted } = await promote(store, { ...change, versions });
    await isShown(`promotion ${round}`, promoted);
    const { release: rolledBack } = await rollback(store, { ...change, part: 'blog' });
    await isShown(`rollback ${round}`, rolledBack);
    await unhold(store, { channel, part: 'blog', version: versions.blog, why });
  }

  await startCanary(store, { ...change, versions, percent: 50 });
  const assigned = async () => {
    const headers = { accept: 'text/html' };
    const responses = await Promise.all(cdn.told.map(({ url }) => request('/services', { site: url, headers })));
    return responses.every(({ headers: { 'set-cookie': cookie } }) => cookie?.[0]?.startsWith('sv-visitor='));
  };
  await expect.poll(assigned).toBe(true);
  await endCanary(store, { channel, why });
  await isShown('end of a canary', before ?? '');
  console.log(
    `${await visitors.stop()} pages, none failed, none mixed; milliseconds until all addresses showed it:`,
    seen,
  );
});

test('shows a changed post at once, on its page and in the list', async ({ cdn }) => {
  const slug = 'a-garden-that-survives-may-in-noida';
  const shown = async (title: string) => {
    const pages = cdn.told.flatMap(({ url: site }) =>
      [`/blogs/${slug}`, '/blogs'].map((page) => request(page, { site })),
    );
    return (await Promise.all(pages)).map(({ body }) => body.toString().includes(title));
  };
  await shown('');
  const file = path.join(cdn.postsFolder, `${slug}.md`);
  const changed = 'A garden that survives June';
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^title:.*$/m, `title: ${changed}`));
  expect(await shown(changed)).toEqual([false, false, false, false]);
  await cdn.importPosts();
  const imported = performance.now();
  // Without a purge a page is shown for twenty seconds at least.
  await expect.poll(() => shown(changed), { timeout: 10_000 }).toEqual([true, true, true, true]);
  console.log(`a changed post was shown ${Math.round(performance.now() - imported)} ms after its import`);
});

test('shows a tester the release that the link names, and nobody else', async ({ cdn }) => {
  const [{ url: site }] = cdn.told;
  const version = await republish('blog', 'for-testers');
  const token = testerToken(secret);
  const link = await request(`/services?part=blog@${version}&token=${token}`, { site });
  const [cookie = ''] = link.headers['set-cookie']?.[0]?.split(';') ?? [];
  expect(cookie).toMatch(/^sv-release=/);
  const shown = async (headers: object) =>
    releaseIn(String((await request('/services', { site, headers: { accept: 'text/html', ...headers } })).body)).parts
      .blog?.version;
  expect(await shown({ cookie })).toBe(version);
  expect(await shown({})).not.toBe(version);
});

test('shows a change within thirty seconds where the purge was lost', async ({ cdn }) => {
  test.setTimeout(180_000);
  const store = releaseStore();
  const visitors = startVisitors([cdn.notTold.url]);
  await expect.poll(() => visitors.visits.shown.size).toBe(8);
  const versions = { blog: await republish('blog', 'lost') };
  const { release } = await promote(store, { ...change, versions });
  const promoted = performance.now();
  for (const { url: site } of cdn.edges)
    await expect.poll(async () => releaseIn(String((await request('/about-us', { site })).body)).id).toBe(release);
  const served = performance.now();
  await expect.poll(() => visitors.allShow(release), { timeout: 60_000, intervals: [200] }).toBe(true);
  const [byEdges, later] = [served - promoted, performance.now() - served].map(Math.round);
  console.log(`served by both edges after ${byEdges} ms, shown by a cache that nobody told ${later} ms later`);
  await visitors.stop();
});

test('serves pages while one cache is down, and outdated ones while both edges are', async ({ cdn }) => {
  test.setTimeout(180_000);
  const [first, second] = cdn.told;
  await second.stop();
  const visitors = startVisitors([first.url]);
  await expect.poll(() => visitors.visits.shown.size).toBe(8);
  for (const edge of cdn.edges) edge.kill();
  // Longer than any page is fresh or may be shown while it is fetched anew.
  await pause(35_000);
  console.log(`${await visitors.stop()} pages, of these 35 seconds without an edge`);
  for (const edge of cdn.edges) await edge.start();
  await second.start();
});
