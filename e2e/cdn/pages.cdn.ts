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
import { root } from '@site/runner/parts';
import { enquiry } from '../support/enquiry.ts';
import { releaseStore } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { requestAsVisitor } from '../support/request-as-visitor.ts';
import { runIn } from '../support/run-in.ts';
import { releaseIn } from '../support/served-release.ts';
import { type Cdn, secret, test } from './support/open-cdn.ts';
import { startVisitors } from './support/visitors.ts';

const channel = 'production';
const why = 'a test of shared caches';
const change = { channel, why, gate: allowAll };
const minPages = 20_000;
/** Where a change is purged, and where no purge arrives. */
const maxStaleMs = { purged: 2_000, unpurged: 30_000 };

test('keeps pages, and nothing that is for one visitor', async ({ cdn }) => {
  const site = cdn.purged[0].url;
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
  expect(cdn.purged[0].lifetimes()).toContainEqual([20, 3600]);
  const packed = await get('/services', { 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.headers['x-varnish']]).toEqual(['br', expect.stringMatching(/ /)]);
  const withoutBrotli = await get('/services', { 'accept-encoding': 'gzip, br;q=0' });
  expect(withoutBrotli.headers['content-encoding']).toBe('gzip');
});

test('removes nothing for a visitor who asks for it', async ({ cdn }) => {
  const { status } = await request('/', { site: cdn.url, method: 'PURGE', headers: { xkey: 'pages' } });
  expect(status).toBe(403);
});

test('shows a promotion, a rollback and a canary at once, and mixes no two releases', async ({ cdn }) => {
  const store = releaseStore();
  const visitors = startVisitors(cdn.purged.map(({ url }) => url));
  const { release: before } = (await store.channel(channel).newest()) ?? {};
  await expect.poll(() => visitors.allShow(before ?? '')).toBe(true);
  const versions = { blog: await republish('blog', 'cdn') };
  const seen: Record<string, number> = {};
  const isShown = async (what: string, release: string) => {
    await servedByEdges(cdn, release);
    const served = performance.now();
    // By when it was asked: on a busy machine answers themselves take longer.
    visitors.visits.expected = { release, after: served + maxStaleMs.purged, outdated: [] };
    await expect.poll(() => visitors.allShow(release), { intervals: [50] }).toBe(true);
    seen[what] = Math.round(performance.now() - served);
    // It does not come back from another cache or edge.
    await pause(maxStaleMs.purged + 1_000);
    expect([visitors.allShow(release), visitors.visits.expected.outdated]).toEqual([true, []]);
    delete visitors.visits.expected;
  };

  for (let round = 0; round < 5 || visitors.visits.pages < minPages; round++) {
    const { release: promoted } = await promote(store, { ...change, versions });
    await isShown(`promotion ${round}`, promoted);
    const { release: rolledBack } = await rollback(store, { ...change, part: 'blog' });
    await isShown(`rollback ${round}`, rolledBack);
    await unhold(store, { channel, part: 'blog', version: versions.blog, why });
  }

  await startCanary(store, { ...change, versions, percent: 50 });
  await expect.poll(() => assignedBy(cdn)).toBe(true);
  await endCanary(store, { channel, why });
  await isShown('end of a canary', before ?? '');
  console.log(
    `${await visitors.stop()} pages, none failed, none mixed; milliseconds from both edges to all addresses:`,
    seen,
  );
});

test("keeps a canary's visitors with their release while its share grows", async ({ cdn }) => {
  const store = releaseStore();
  const versions = { blog: await republish('blog', 'tried') };
  await startCanary(store, { ...change, versions, percent: 40 });
  await expect.poll(() => assignedBy(cdn)).toBe(true);
  const visitors = await Promise.all(Array.from({ length: 20 }, () => assignedVisitor(cdn)));
  const tried = visitors.filter(({ version }) => version === versions.blog);
  expect(tried.length).toBeGreaterThan(0);
  expect(tried.length).toBeLessThan(visitors.length);
  const shown = () => Promise.all(visitors.map(({ cookie }) => blogVersions(cdn, cookie)));
  const live = visitors.find((visitor) => !tried.includes(visitor))?.version;
  expect(await shown()).toEqual(visitors.map(({ version }) => [version, version]));

  await startCanary(store, { ...change, versions, percent: 100 });
  await expect.poll(shown).toEqual(visitors.map(() => [versions.blog, versions.blog]));
  await endCanary(store, { channel, why });
  await expect.poll(shown, { timeout: maxStaleMs.purged * 2 }).toEqual(visitors.map(() => [live, live]));
});

test('keeps its pages while an edge restarts', async ({ cdn }) => {
  const [edge] = cdn.edges;
  // Varnish also names the request by which it got the page.
  const cachingRequest = async () => {
    const { headers } = await request('/healthcare', { site: cdn.purged[0].url });
    return String(headers['x-varnish']).split(' ')[1];
  };
  // The change of the test before is purged for the second time.
  await pause(2_000);
  edge.kill();
  await expect.poll(edge.isReady).toBe(false);
  await cachingRequest();
  const before = await cachingRequest();
  expect(before).toBeDefined();
  await edge.start();
  // A purge would come at once, and again after 1.2 s.
  await pause(2_000);
  expect(await cachingRequest()).toBe(before);
});

test("passes forms, with their visitors' addresses, and the errands of its visitors", async ({ cdn }) => {
  const post = (visitor: number, path: string, type: string, body: string) =>
    requestAsVisitor(cdn.url, path, visitor, {
      method: 'POST',
      headers: { 'content-type': type, origin: cdn.url },
      body,
    });
  const form = new URLSearchParams(enquiry).toString();
  const sendForm = async (visitor: number) =>
    (await post(visitor, '/contact', 'application/x-www-form-urlencoded', form)).status;
  expect(await sendForm(1)).toBe(303);
  for (let number = 0; number < 30; number++) await post(1, '/api/v1/generalEnquiry', 'application/json', '{');
  expect([await sendForm(1), await sendForm(2)]).toEqual([429, 303]);

  const output = await runIn(root, 'npm', ['run', 'journeys', '--', 'errand'], { SITE: cdn.url });
  const [, passed] = /(\d+) passed/.exec(output) ?? [];
  console.log(`${passed} journeys passed`);
  expect(Number(passed)).toBeGreaterThan(0);
});

test('shows a changed post at once, on its page, in the list and in search', async ({ cdn }) => {
  const slug = 'a-garden-that-survives-may-in-noida';
  const shown = async (title: string) => {
    const pages = cdn.purged.flatMap(({ url: site }) =>
      [`/blogs/${slug}`, '/blogs', '/search-index.json'].map((page) => request(page, { site })),
    );
    return (await Promise.all(pages)).map(({ body }) => body.toString().includes(title));
  };
  await shown('');
  const file = path.join(cdn.postsFolder, `${slug}.md`);
  const changed = 'A garden that survives June';
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^title:.*$/m, `title: ${changed}`));
  expect(new Set(await shown(changed))).toEqual(new Set([false]));
  await cdn.importPosts();
  const imported = performance.now();
  // Without a purge a page is shown for twenty seconds at least.
  await expect.poll(async () => new Set(await shown(changed)), { timeout: 10_000 }).toEqual(new Set([true]));
  console.log(`a changed post was shown ${Math.round(performance.now() - imported)} ms after its import`);
});

test('shows a tester the release that the link names, and nobody else', async ({ cdn }) => {
  const [{ url: site }] = cdn.purged;
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
  const visitors = startVisitors([cdn.unpurged.url]);
  await expect.poll(() => visitors.visits.shown.size).toBe(8);
  const versions = { blog: await republish('blog', 'lost') };
  const { release } = await promote(store, { ...change, versions });
  const promoted = performance.now();
  await servedByEdges(cdn, release);
  const served = performance.now();
  await expect.poll(() => visitors.allShow(release), { timeout: maxStaleMs.unpurged, intervals: [200] }).toBe(true);
  const [byEdges, later] = [served - promoted, performance.now() - served].map(Math.round);
  console.log(`served by both edges after ${byEdges} ms, shown by the cache without purges ${later} ms later`);
  await visitors.stop();
});

test('serves pages while one cache is down, and outdated ones while both edges are', async ({ cdn }) => {
  test.setTimeout(180_000);
  const [, second] = cdn.purged;
  const visitors = startVisitors([cdn.url]);
  await expect.poll(() => visitors.visits.shown.size).toBe(8);
  await second.stop();
  const pages = visitors.visits.pages;
  await expect.poll(() => visitors.visits.pages).toBeGreaterThan(pages + 100);
  for (const edge of cdn.edges) edge.kill();
  // Longer than any page is fresh or may be shown while it is fetched anew.
  await pause(35_000);
  console.log(`${await visitors.stop()} pages, of these 35 seconds without an edge`);
  for (const edge of cdn.edges) await edge.start();
  await second.start();
});

/** Waits until edges themselves show this release. */
async function servedByEdges({ edges }: Cdn, release: string): Promise<void> {
  const shown = async () =>
    Promise.all(edges.map(async ({ url }) => releaseIn(String((await request('/about-us', { site: url })).body)).id));
  await expect.poll(shown, { intervals: [50] }).toEqual([release, release]);
}

/** Whether both caches let edges assign visitors to a canary. */
async function assignedBy({ purged }: Cdn): Promise<boolean> {
  const headers = { accept: 'text/html' };
  const responses = await Promise.all(purged.map(({ url }) => request('/services', { site: url, headers })));
  return responses.every(({ headers: { 'set-cookie': cookie } }) => cookie?.[0]?.startsWith('sv-visitor='));
}

async function assignedVisitor({ url: site }: Cdn) {
  const { headers, body } = await request('/services', { site, headers: { accept: 'text/html' } });
  const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
  return { cookie, version: releaseIn(String(body)).parts.blog?.version };
}

/** The blog's version that this visitor is shown through either cache. */
function blogVersions({ purged }: Cdn, cookie: string): Promise<(string | undefined)[]> {
  const headers = { accept: 'text/html', cookie };
  return Promise.all(
    purged.map(async ({ url: site }) => {
      const { body } = await request('/services', { site, headers });
      return releaseIn(String(body)).parts.blog?.version;
    }),
  );
}
