import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import type { ServiceEntry } from '@site/contracts/part';
import { serveHere } from '@site/service/testing/http';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { manifestOf, resolvedRelease } from '../testing/builds.ts';
import { checkServices } from './service-check.ts';
import { createTrialProcesses } from './trial-processes.ts';

// Each starts up to three processes.
jest.setTimeout(60_000);

const post = { path: '/blog/rain', title: 'Rain', updated: '2026-11-20' };
const good = {
  '/_/live': { data: { name: 'blog', version: '1.1' } },
  '/api/posts': { status: 'success', data: [] },
  '/api/posts/rain': { status: 'success', data: {} },
  '/api/addresses': { status: 'success', data: [post], pages: 1 },
  '/api/search': { status: 'success', data: [{ path: '/blog/rain', title: 'Rain', text: 'Rain', words: [] }] },
};

it('admits a service that answers all that the table reads, and lets it run on for the pages', async () => {
  const { check } = openServices();
  const { refusals, services } = await check({ b: serve(good) });
  expect(refusals).toEqual([]);
  const response = await fetch(`${services.blog}/api/posts/rain`);
  expect(await response.json()).toEqual(good['/api/posts/rain']);
});

it.each<[what: string, answers: Record<string, unknown>, words: string]>([
  ['an answer with an error', { '/api/posts': 500 }, 'it answers 500 to GET /api/posts: "no"'],
  ['an answer for one address with an error', { '/api/posts/rain': 404 }, 'it answers 404 to GET /api/posts/rain'],
  [
    'an answer of another shape',
    { '/api/posts': { posts: [] } },
    'it answers GET /api/posts with something else: status',
  ],
  [
    'a list of addresses without the number of its pages',
    { '/api/addresses': { status: 'success', data: [post] } },
    'it answers GET /api/addresses with something else: pages',
  ],
  [
    'a search list without words',
    { '/api/search': { status: 'success', data: [{ path: '/a', title: 'A', text: 'A' }] } },
    'it answers GET /api/search with something else: data.0.words',
  ],
  ['another service', { '/_/live': { data: { name: 'contact', version: '1.1' } } }, 'as the service blog'],
  [
    'an older API than the table needs',
    { '/_/live': { data: { name: 'blog', version: '1.0' } } },
    "it has version 1.0 of the blog API; the part's table needs 1.1.",
  ],
])('refuses %s', async (_what, answers, words) => {
  const { check } = openServices();
  const { refusals } = await check({ b: serve({ ...good, ...answers }) });
  expect(refusals).toMatchObject([{ check: 'service', part: 'blog' }]);
  expect(refusals[0]?.reason).toContain('has a service that fails on an empty database: ');
  expect(refusals[0]?.reason).toContain(words);
});

it('refuses a service that ends at start, with its last line', async () => {
  const { check } = openServices();
  const { refusals } = await check({ b: "throw new Error('No disk.');" });
  expect(refusals[0]?.reason).toMatch(
    /on an empty database: it ended with code 1 before it was ready\.[\s\S]+No disk\./,
  );
});

it('refuses a migration that fails on the tables of the live version', async () => {
  const { check } = openServices();
  const makeTables = "require('node:fs').writeFileSync(process.env.DATA_DIR + '/tables', '');";
  const migrate =
    "if (require('node:fs').existsSync(process.env.DATA_DIR + '/tables')) throw new Error('no such column');";
  const { refusals } = await check({ a: `${makeTables} ${serve(good)}`, b: `${migrate} ${serve(good)}` });
  expect(refusals[0]?.reason).toMatch(/fails on the tables of the live version: it ended[\s\S]+no such column/);
});

it('lets a service in that repairs a live one which does not start', async () => {
  const { check } = openServices();
  expect((await check({ a: 'process.exit(1);', b: serve(good) })).refusals).toEqual([]);
});

describe('a service whose build is live', () => {
  it('asks a live service where it runs instead of starting it', async () => {
    const { checkPages } = openServices();
    expect(await checkPages({ ...good, '/api/posts': 404 })).toMatchObject([
      {
        reason: expect.stringContaining('has a service that fails beside its pages: it answers 404 to GET /api/posts'),
      },
    ]);
    expect(await checkPages(good)).toEqual([]);
  });

  it('asks a live service behind its site', async () => {
    const { checkPages } = openServices();
    const site = { ...good, '/_/live': 'yes', '/_/live/blog': good['/_/live'], '/api/posts': 404 };
    expect(await checkPages(site)).toHaveLength(1);
  });

  it('blames no part for a live service that cannot be reached', async () => {
    const { checkPages } = openServices();
    expect(await checkPages({ '/_/live': 'another program' })).toEqual([]);
  });

  it('requires the former API that open tabs call', async () => {
    const { checkPages } = openServices();
    const identity = { data: { name: 'blog', version: '1.1', previousVersion: '0.9' } };
    const previous = { version: '0.9', paths: ['/api/v0/posts'] };
    const refusals = await checkPages({ ...good, '/_/live': identity }, { previous });
    expect(refusals[0]?.reason).toContain('it answers 404 to GET /api/v0/posts');
    expect(await checkPages({ ...good, '/_/live': identity, '/api/v0/posts': {} }, { previous })).toEqual([]);
    expect((await checkPages({ ...good, '/api/v0/posts': {} }, { previous }))[0]?.reason).toContain('needs 0.9');
  });
});

/** The live blog is version a, the proposed one b. */
function openServices() {
  const folder = temporaryFolder();
  const trials = createTrialProcesses();
  closeAfterTest(trials.stopAll);
  const versionFolder = async (part: string, version: string) => path.join(folder, `${part}-${version}`);
  const judge = (live: PartManifest, proposed: PartManifest, liveServices: Record<string, string>) =>
    checkServices(
      { live: resolvedRelease([live]), proposed: resolvedRelease([proposed]) },
      { store: { versionFolder }, trials, liveServices },
    );
  return {
    /** With the scripts of the versions' services. */
    async check({ a, b }: { a?: string; b: string }) {
      for (const [content, source] of Object.entries({ a, b })) {
        if (!source) continue;
        const service = path.join(await versionFolder('blog', `1.0.0-${content}`), 'service');
        mkdirSync(service, { recursive: true });
        writeFileSync(path.join(service, 'main.mjs'), commonJs(source));
      }
      return judge(blog('a', a), blog('b', b), {});
    },
    /** Only pages changed. */
    async checkPages(answers: Record<string, unknown>, service: Partial<ServiceEntry> = {}) {
      const address = await serveHere(({ url = '' }, response) => {
        const answer = answers[url] ?? 404;
        response.statusCode = typeof answer === 'number' ? answer : 200;
        response.end(JSON.stringify(answer));
      });
      const { refusals } = await judge(blog('a', 'same'), blog('b', 'same', service), { blog: address });
      return refusals;
    },
  };
}

function blog(content: string, script?: string, change: Partial<ServiceEntry> = {}): PartManifest {
  const manifest = manifestOf('blog', content);
  const [route] = manifestOf('blog', content, ['/blog/:slug']).table.routes;
  return {
    ...manifest,
    table: {
      routes: [...manifest.table.routes, ...(route ? [{ ...route, data: ['/api/posts/:slug'] }] : [])],
      fragments: [{ name: 'Recent', data: ['/api/posts'] }],
      addresses: '/api/addresses',
      search: { path: '/api/search', section: 'Blog', absence: 'No posts.' },
      service: { name: 'blog', version: '1.1', paths: ['/api/posts'], ...change },
    },
    files: { ...manifest.files, ...(script && { 'service/main.mjs': { sha384: script, bytes: 1 } }) },
  };
}

function commonJs(source: string): string {
  return `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${source}`;
}

/** A service that gives these answers; a number is a status. */
function serve(answers: Record<string, unknown>): string {
  return `const answers = ${JSON.stringify(answers)};
    const server = require('node:http').createServer(({ url }, response) => {
      const answer = answers[url] ?? 404;
      response.statusCode = typeof answer === 'number' ? answer : 200;
      response.end(JSON.stringify(typeof answer === 'number' ? 'no' : answer));
    });
    server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ event: 'ready', port: server.address().port }));`;
}
