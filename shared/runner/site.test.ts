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
  await until('the second version of the blog', async () => (await responseOf(blog)) === 'second');
  expect(blog?.pid()).not.toBe(blogPid);
  expect([contact?.pid(), site.edge.pid()]).toEqual([contactPid, edgePid]);
  expect(lines).toEqual(['blog now runs 1.0.0-b']);
  expect(contact?.report()).toMatchObject({ live: '1.0.0-b', runs: '1.0.0-b' });
  await deliver({ blog: ['c', respondWith('third')] });
  await until('the third version of the blog', async () => (await responseOf(blog)) === 'third');
  // The present copies, and that of the former blog.
  expect(readdirSync(path.join(dataDir, 'running'))).toHaveLength(4);
});

it('keeps a service whose next build does not start, until another one comes', async () => {
  const { site, deliver, lines } = await open();
  const { blog } = site.services;
  await deliver({ blog: ['b', "console.error('No disk.'); process.exit(1);"] });
  await until('two lines of the log', () => lines.length === 2);
  expect(lines).toEqual([
    'No disk.',
    'blog 1.0.0-b did not start (No disk.); 1.0.0-a runs on until another build is live',
  ]);
  expect(await responseOf(blog)).toBe('first');
  await deliver({ blog: ['c', respondWith('third')] });
  await until('the third version of the blog', async () => (await responseOf(blog)) === 'third');
});

it('brings other parts, and the former release, while a service hangs after it was told to open the database', async () => {
  const { site, deliver } = await open();
  await deliver({ blog: ['b', hangAfterOpen] });
  await until('the end of the blog', () => site.services.blog?.report().runs === undefined);
  await deliver({ contact: ['b', respondWith('another contact')] });
  await until(
    'the other version of contact',
    async () => (await responseOf(site.services.contact)) === 'another contact',
  );
  await deliver({ blog: ['a', respondWith('first')] });
  await until('the first version of the blog', async () => (await responseOf(site.services.blog)) === 'first');
});

it('serves the rest of a site where a service does not start, and tries that again until a build does', async () => {
  const { site, deliver, lines } = await open({ contact: ['a', "console.error('No disk.'); process.exit(1);"] });
  expect(await responseOf(site.edge)).toMatch(/^edge blog=\S+,contact=/);
  expect(await responseOf(site.services.blog)).toBe('first');
  expect(site.services.contact?.report().runs).toBeUndefined();
  await until('three lines of the log', () => lines.length >= 3);
  expect(lines.slice(0, 3)).toEqual([
    'No disk.',
    'contact did not start (No disk.); starting it again in 0.5 s',
    'contact did not start (No disk.); starting it again in 1 s',
  ]);
  await deliver({ contact: ['b', respondWith('mended')] });
  await until(
    'the version of contact that is mended',
    async () => (await responseOf(site.services.contact)) === 'mended',
  );
});

it('ends where the edge does not start, and leaves no service behind', async () => {
  const pidFile = path.join(temporaryFolder(), 'pid');
  const blog = `import { writeFileSync } from 'node:fs';
    writeFileSync('${pidFile}', String(process.pid));
    ${respondWith('blog')}`;
  const shell = "console.error('Port 8080 is in use.'); process.exit(1);";
  await expect(open({ shell: ['a', shell], blog: ['a', blog] })).rejects.toThrow('Port 8080 is in use.');
  expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH');
});

it('sends its edge what each process runs beside what is live', async () => {
  const listening = respondWith("' + JSON.stringify(processes) + '");
  const shell = `let processes = [];
    process.on('message', (message) => { processes = message.processes ?? processes; });
    ${listening}`;
  const { site, deliver } = await open({ shell: ['a', shell] });
  await deliver({ blog: ['b', "console.error('No disk.'); process.exit(1);"] });
  await until('the reason at the edge', async () => (await responseOf(site.edge))?.includes('No disk.') ?? false);
  expect(JSON.parse((await responseOf(site.edge)) ?? '')).toEqual([
    { name: 'edge', live: '1.0.0-a', runs: '1.0.0-a', state: { status: 'ready' } },
    { name: 'blog', live: '1.0.0-b', runs: '1.0.0-a', state: { status: 'ready' }, refusal: 'No disk.' },
    { name: 'contact', live: '1.0.0-a', runs: '1.0.0-a', state: { status: 'ready' } },
  ]);
});

it('runs the service of a new part, and an edge that knows it', async () => {
  const { site, deliver } = await open();
  await deliver({ careers: ['a', respondWith('careers')] });
  await until('the new part at the edge', async () => (await responseOf(site.edge))?.includes('careers=') ?? false);
  await until('the service of the new part', async () => (await responseOf(site.services.careers)) === 'careers');
});

it('passes to each process the settings that its part names, and no key of the release store to a service', async () => {
  const secrets = {
    SMTP_URL: 'smtp://a:b@host',
    PICTURES_SECRET: 'a secret of the blog',
    EDGE_SECRET: 'a secret of the edge',
  };
  const settings = { blog: ['PICTURES_SECRET'], contact: ['SMTP_URL'], shell: ['FRAMES'] };
  const seen = Object.keys(secrets).map((name) => `process.env.${name}`);
  const tell = respondWith(`' + JSON.stringify([${seen}]) + '`);
  const builds: Builds = { shell: ['a', tell], blog: ['a', tell], contact: ['a', tell] };
  const { site } = await open(builds, { ...secrets, DATABASE_URL: '' }, settings);
  expect(await responseOf(site.services.blog)).toBe(JSON.stringify([null, 'a secret of the blog', null]));
  expect(await responseOf(site.services.contact)).toBe(JSON.stringify(['smtp://a:b@host', null, null]));
  expect(await responseOf(site.edge)).toBe(JSON.stringify([null, null, 'a secret of the edge']));
});

it("gives each service a port for metrics after the edge's, which it keeps when a release adds another", async () => {
  const metrics = (version: string) => respondWith(`${version} ' + process.env.METRICS_PORT + '`);
  const services: Builds = { blog: ['a', metrics('a')], contact: ['a', metrics('a')] };
  const { site, deliver } = await open(services, { METRICS_PORT: '20000' });
  await deliver({ archive: ['a', metrics('a')], contact: ['b', metrics('b')] });
  await until('the second version of contact', async () => (await responseOf(site.services.contact)) === 'b 20002');
  await until('the new archive', async () => (await responseOf(site.services.archive)) === 'a 20003');
  expect(await responseOf(site.services.blog)).toBe('a 20001');
});

it('swaps the edge with the shell, and never refuses a request meanwhile', async () => {
  const { site, deliver } = await open();
  const responses = new Set<string | undefined>();
  await deliver({ shell: ['b', edge('another')] });
  while (!responses.has('another')) responses.add((await responseOf(site.edge))?.split(' ')[0]);
  expect([...responses]).toEqual(['edge', 'another']);
});

it('stops services that are just starting', async () => {
  const { site, deliver } = await open();
  const pidFile = path.join(temporaryFolder(), 'pid');
  const careers = `import { writeFileSync } from 'node:fs';
    writeFileSync('${pidFile}', String(process.pid));
    setInterval(() => {}, 1_000);`;
  await deliver({ careers: ['a', careers] });
  await until('the process id', () => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '');
  await site.stop();
  expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH');
});

type Builds = Record<string, [pages: string, service: string]>;

/** A site of three parts that follows a store of its own. */
async function open(
  others: Builds = {},
  ownSettings: Record<string, string> = {},
  settingsByPart: Record<string, string[]> = {},
) {
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
  const site = await runSite({
    port: 0,
    dataDir,
    releasesDir,
    env: { ...env, ...ownSettings },
    settings: settingsByPart,
    log,
  });
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

/** Like a migration that waits for a lock. */
const hangAfterOpen = `process.send({ event: 'standing by' }); setInterval(() => {}, 1_000);`;

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
