import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestOf } from '@site/delivery/testing/builds';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { SiteBusy } from '../site-busy.ts';
import { createRenderPool, type RenderPool, type RenderTimeouts, visitorTimeouts } from './render-pool.ts';

/** A host that renders the names of the parts that have routes. */
const host = `export const createRenderer = ({ modules }) => async () => ({
  kind: 'page', status: 200, isDegraded: false,
  html: [...modules].filter(([, { routes }]) => routes).map(([name]) => name).join(),
});`;

it('starts no worker once it has ended', async () => {
  const pool = poolOf({});
  await pool.render(request);
  await pool.close();
  await expect(pool.render(request)).rejects.toBeInstanceOf(SiteBusy);
  await expect(pool.warmUp()).rejects.toBeInstanceOf(SiteBusy);
}, 30_000);

it('refuses what waits for its worker to start when it ends', async () => {
  const pool = poolOf({});
  const refused = expect(pool.render(request)).rejects.toBeInstanceOf(SiteBusy);
  await pool.close();
  await refused;
}, 30_000);

it('takes the table that a release makes, where it makes one', async () => {
  const table = { href: '/_/release/0123456789ab/table.3f9ac2d1.json', text: '{}' };
  const makesTable = `${host}\nexport const makeTableFile = () => (${JSON.stringify(table)});`;
  expect(await poolOf({}, makesTable).warmUp()).toEqual(table);
  expect(await poolOf({}).warmUp()).toBeUndefined();
}, 30_000);

it('shows parts no secret of the edge', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, LOG_LEVEL: 'error', RELEASE_KEY: 'of the edge' });
  const pool = poolOf(
    {},
    `export const createRenderer = () => async () => ({
      kind: 'page', status: 200, isDegraded: false, html: JSON.stringify([process.env.LOG_LEVEL, process.env.RELEASE_KEY]),
    });`,
  );
  expect(await pool.render(request)).toMatchObject({ html: '["error",null]' });
}, 30_000);

it.each([
  ['a status that is none', "{ kind: 'page', status: 99, isDegraded: false, html: '' }"],
  ['a status in words', "{ kind: 'page', status: '200 OK', isDegraded: false, html: '' }"],
  ['a page without text', "{ kind: 'page', status: 200, isDegraded: false, html: 7 }"],
  ['a line break in an address', "{ kind: 'redirect', status: 302, location: '/a\\nset-cookie: b' }"],
  ['nothing', 'undefined'],
])(
  'hands nothing on that cannot be sent: %s',
  async (_what, answer) => {
    const pool = poolOf({}, `export const createRenderer = () => async () => (${answer});`);
    await expect(pool.render(request)).rejects.toThrow('shell failed while rendering: answered with something else');
  },
  30_000,
);

describe('a part that cannot be loaded', () => {
  it.each<[how: string, blog: string, timeouts?: Partial<RenderTimeouts>]>([
    ['loops', 'for (;;);', { renderMs: 2_000 }],
    ['throws', "throw new Error('at once');"],
    ['throws a little later', "setTimeout(() => { throw new Error('later'); }); await new Promise(() => {});"],
    ['ends the process', 'process.exit(0);'],
    ['eats memory', 'const all = []; for (;;) all.push(new Array(100_000).fill(all));'],
    ['waits for ever', 'await new Promise(() => {});', { renderMs: 2_000 }],
  ])(
    'costs its own pages only: it %s',
    async (_how, blog, timeouts = {}) => {
      const complaint = jest.fn();
      jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      const pool = poolOf({ blog, contact: 'export const routes = [];' }, host, timeouts, complaint);
      expect(await pool.render(request)).toMatchObject({ html: 'contact/routes' });
      expect(await pool.render(request)).toMatchObject({ html: 'contact/routes' });
      expect(complaint.mock.calls.length).toBeLessThanOrEqual(1);
    },
    30_000,
  );

  it('fails every page where the host cannot be loaded', async () => {
    const pool = poolOf({}, 'process.exit(0);');
    await expect(pool.render(request)).rejects.toThrow('shell failed while loading');
  }, 60_000);
});

it('delays no other page while one loops', async () => {
  const onPartFailed = jest.fn();
  const page = pageThat("if (target === '/loop') { onPartEntered('blog'); for (;;); }");
  const pool = poolOf({ blog: '' }, page, { renderMs: 3_000 }, () => {}, onPartFailed);
  const ended: string[] = [];
  const looping = pool.render({ ...request, target: '/loop' }).finally(() => ended.push('loop'));
  const other = pool.render(request).finally(() => ended.push('home'));
  expect(await other).toMatchObject({ html: 'done' });
  await expect(looping).rejects.toThrow('blog failed while rendering: no answer within 3000 ms');
  expect(ended).toEqual(['home', 'loop']);
  expect(onPartFailed.mock.calls).toContainEqual(['0123456789ab', 'blog']);
}, 60_000);

it('refuses a page whose thread gets no processor, and blames nobody', async () => {
  const log = jest.fn();
  const page = pageThat(`if (target === '/still') ${standStill}Infinity);`);
  const pool = poolOf({}, page, { renderMs: 2_000 }, log);
  await expect(pool.render({ ...request, target: '/still' })).rejects.toBeInstanceOf(SiteBusy);
  const failure = { path: '/still', phase: 'rendering', reason: 'no answer within 2000 ms', isThrown: false };
  expect(log.mock.calls).toEqual([[failure, '/still: no answer within 2000 ms']]);
  expect(await pool.render(request)).toMatchObject({ html: 'done' });
}, 60_000);

it('refuses at once what is more than its queue holds', async () => {
  const pool = poolOf({}, pageThat('await new Promise((resolve) => setTimeout(resolve, 20));'));
  await pool.warmUp();
  const pages = await Promise.allSettled(Array.from({ length: 300 }, () => pool.render(request)));
  const refused = pages.flatMap((page) => (page.status === 'rejected' ? [page.reason] : []));
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.every((reason) => reason instanceof SiteBusy)).toBe(true);
  expect(await pool.render(request)).toMatchObject({ html: 'done' });
}, 60_000);

it('refuses a third form while two wait for a service, and renders pages meanwhile', async () => {
  const pool = poolOf({}, pageThat("if (target === '/form') await new Promise(() => {});"), { renderMs: 5_000 });
  const send = () => pool.render({ ...request, target: '/form', method: 'POST' });
  const waiting = Promise.allSettled([send(), send()]);
  await expect(send()).rejects.toBeInstanceOf(SiteBusy);
  expect(await pool.render(request)).toMatchObject({ html: 'done' });
  await pool.close();
  await waiting;
}, 60_000);

it('says what a page threw, with the stack', async () => {
  const pool = poolOf({ blog: '' }, pageThat("onPartEntered('blog'); throw new TypeError('no such thing');"));
  const reason = expect.stringMatching(/^TypeError: no such thing\n\s+at /);
  const failure = { part: 'blog', phase: 'rendering', reason, isThrown: true };
  await expect(pool.render(request)).rejects.toMatchObject({ failure });
}, 30_000);

it('fails where the host throws, which is logged without the query', async () => {
  const log = jest.fn();
  const onPartFailed = jest.fn();
  const pool = poolOf({}, pageThat("throw new Error('no');"), {}, log, onPartFailed);
  const search = pool.render({ ...request, target: '/search?q=my+number' });
  await expect(search).rejects.toThrow('shell failed while rendering: Error: no');
  const failure = expect.objectContaining({ path: '/search', part: 'shell', isThrown: true });
  expect(log.mock.calls).toEqual([[failure, expect.stringMatching(/^\/search: shell failed/)]]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('number');
  expect(onPartFailed.mock.calls).toEqual([['0123456789ab', 'shell']]);
}, 30_000);

/** Blocks the thread without using the processor, which looks to the pool like a busy machine. */
const standStill = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ';

function pageThat(does: string): string {
  return `export const createRenderer = ({ onPartEntered }) => async ({ target, excludedParts }) => {
    ${does}
    return { kind: 'page', status: 200, isDegraded: false, html: ['done', ...excludedParts].join(' without ') };
  };`;
}

const request = { target: '/', method: 'GET' as const, clientHeaders: {}, unavailableServices: [] };

function poolOf(
  parts: Record<string, string>,
  render = host,
  timeouts: Partial<RenderTimeouts> = {},
  logError = () => {},
  onPartFailed = () => {},
): RenderPool {
  const modulesFolder = temporaryFolder();
  const files = Object.entries(parts).map(([part, routes]) => [`${part}/routes.mjs`, routes] as const);
  for (const [file, content] of [['shell/render.mjs', render] as const, ...files]) {
    mkdirSync(path.dirname(path.join(modulesFolder, file)), { recursive: true });
    writeFileSync(path.join(modulesFolder, file), content);
  }
  const manifests = ['shell', ...Object.keys(parts)].map((name) => manifestOf(name, 'a'));
  const pool = createRenderPool({
    workerFile: path.resolve('shell/dist/service/renderer.mjs'),
    timeouts: { ...visitorTimeouts, ...timeouts },
    onEvent: () => {},
    onPartFailed,
    log: { error: logError },
    setup: {
      release: { id: '0123456789ab', parts: {} },
      manifests,
      modulesFolder,
      siteUrl: 'http://localhost',
      serviceOrigins: {},
      serviceTimeoutMs: 300,
    },
  });
  closeAfterTest(() => pool.close());
  return pool;
}
