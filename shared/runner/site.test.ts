import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { type emptyStore, makeBuild, manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { runSite } from './site.ts';

// Each starts seven processes.
jest.setTimeout(30_000);

it('swaps a service that has another build, and keeps one of whose part only pages changed', async () => {
  const { site, deliver, lines, dataDir } = await open();
  const { blog, contact } = site.services;
  const [blogPid, contactPid, edgePid] = [blog?.pid(), contact?.pid(), site.edge.pid()];
  await deliver({ blog: ['b', respondWith('second')], contact: ['b', respondWith('contact')] });
  await until(async () => (await responseOf(blog)) === 'second');
  expect(blog?.pid()).not.toBe(blogPid);
  expect([contact?.pid(), site.edge.pid()]).toEqual([contactPid, edgePid]);
  expect(lines).toEqual(['blog now runs the build of the live release']);
  await until(() => readdirSync(path.join(dataDir, 'running')).length === 3);
});

it('keeps a service whose next build does not start, until another one comes', async () => {
  const { site, deliver, lines } = await open();
  const { blog } = site.services;
  await deliver({ blog: ['b', "console.error('No disk.'); process.exit(1);"] });
  await until(() => lines.length === 2);
  expect(lines).toEqual([
    'No disk.',
    'blog was not swapped (No disk.); the previous build keeps running until the channel changes',
  ]);
  expect(await responseOf(blog)).toBe('first');
  await deliver({ blog: ['c', respondWith('third')] });
  await until(async () => (await responseOf(blog)) === 'third');
});

it('runs the service of a new part, and an edge that knows it', async () => {
  const { site, deliver } = await open();
  await deliver({ careers: ['a', respondWith('careers')] });
  await until(async () => (await responseOf(site.edge))?.includes('careers=') ?? false);
  expect(await responseOf(site.services.careers)).toBe('careers');
});

it('passes no key of the release store to a service', async () => {
  const keys = "' + [process.env.RELEASE_KEY, process.env.EDGE_SECRET, process.env.RELEASES_BUCKET_SECRET] + '";
  const blog: Builds[string] = ['a', respondWith(`keys ${keys}`)];
  const { site } = await open({ blog }, { EDGE_SECRET: 'a secret of the edge' });
  expect(await responseOf(site.services.blog)).toBe('keys ,,');
});

it("gives each service a port for metrics after the edge's, which it keeps when a release adds another", async () => {
  const metrics = (version: string) => respondWith(`${version} ' + process.env.METRICS_PORT + '`);
  const services: Builds = { blog: ['a', metrics('a')], contact: ['a', metrics('a')] };
  const { site, deliver } = await open(services, { METRICS_PORT: '20000' });
  await deliver({ archive: ['a', metrics('a')], contact: ['b', metrics('b')] });
  await until(async () => (await responseOf(site.services.contact)) === 'b 20002');
  expect(await responseOf(site.services.blog)).toBe('a 20001');
  expect(await responseOf(site.services.archive)).toBe('a 20003');
});

it('swaps the edge with the shell, and never refuses a request meanwhile', async () => {
  const { site, deliver } = await open();
  const responses = new Set<string | undefined>();
  await deliver({ shell: ['b', edge('another')] });
  while (!responses.has('another')) responses.add((await responseOf(site.edge))?.split(' ')[0]);
  expect([...responses]).toEqual(['edge', 'another']);
});

it('starts no further service of a release once it stops, and stops the one that was just starting', async () => {
  const { site, deliver } = await open();
  const folder = temporaryFolder();
  const pidFile = (part: string) => path.join(folder, part);
  const slowService = (part: string) => `import { writeFileSync } from 'node:fs';
    writeFileSync('${pidFile(part)}', String(process.pid));
    await new Promise((resolve) => setTimeout(resolve, 500));
    ${respondWith(part)}`;
  await deliver({ careers: ['a', slowService('careers')], news: ['a', slowService('news')] });
  await until(() => existsSync(pidFile('careers')));
  await site.stop();
  expect(() => process.kill(Number(readFileSync(pidFile('careers'), 'utf8')), 0)).toThrow('ESRCH');
  expect(existsSync(pidFile('news'))).toBe(false);
});

it('stops what it started where one of them does not start', async () => {
  await expect(open({ contact: ['a', "console.error('No settings.'); process.exit(1);"] })).rejects.toThrow(
    'No settings.',
  );
});

type Builds = Record<string, [pages: string, service: string]>;

/** A site of three parts that follows a store of its own. */
async function open(others: Builds = {}, ownSettings: Record<string, string> = {}) {
  const { store, settings, publish } = await openBuilds();
  const deliver = async (builds: Builds) => {
    const versions: Record<string, string> = {};
    for (const [part, build] of Object.entries(builds)) versions[part] = await publish(part, ...build);
    await promote(store, { versions, channel: 'production', why: 'a test', gate: allowAll, action: 'start' });
  };
  await deliver({
    shell: ['a', edge('edge')],
    blog: ['a', respondWith('first')],
    contact: ['a', respondWith('contact')],
    ...others,
  });
  const lines: string[] = [];
  const dataDir = temporaryFolder();
  const { RELEASES_DIR: releasesDir = '', ...env } = settings;
  const log = (line: string) => lines.push(line);
  const site = await runSite({ port: 0, dataDir, releasesDir, env: { ...env, ...ownSettings }, log });
  closeAfterTest(() => site.stop());
  return { site, deliver, lines, dataDir };
}

/** An empty store, and what publishes a version with these pages and this service. */
async function openBuilds(makeSettings?: typeof emptyStore) {
  const { store, settings, folder } = await openTestStore(makeSettings);
  const publish = async (part: string, pages: string, service: string) => {
    const build = await makeBuild(folder, part, pages, withService(manifestOf(part, pages), service));
    mkdirSync(path.join(build, 'service'), { recursive: true });
    writeFileSync(path.join(build, 'service/main.mjs'), service);
    return (await store.publish(build)).version;
  };
  return { store, settings, publish };
}

function withService({ files }: PartManifest, service: string): Partial<PartManifest> {
  const sha384 = hash('sha384', service, 'base64');
  return { files: { ...files, 'service/main.mjs': { sha384, bytes: service.length } } };
}

function edge(words: string): string {
  return respondWith(`${words} ' + process.env.SERVICES + '`);
}

/** A service that lets another one stand by, and ends in order. */
function respondWith(words: string): string {
  return `import { createServer } from 'node:http';
    if (process.argv.includes('--stand-by')) {
      process.send({ event: 'standing by' });
      await new Promise((resolve) => process.once('message', resolve));
    }
    const server = createServer((_, response) => response.writeHead(200, { connection: 'close' }).end('${words}'));
    server.listen(Number(process.env.PORT), () => process.send({ event: 'ready', port: server.address().port }));
    process.once('SIGTERM', () => server.close(() => process.exit(0)));`;
}

/** Undefined while it does not answer. */
function responseOf(one: { port: number } | undefined): Promise<string | undefined> {
  return fetch(`http://127.0.0.1:${one?.port}`).then(
    (response) => response.text(),
    () => undefined,
  );
}
