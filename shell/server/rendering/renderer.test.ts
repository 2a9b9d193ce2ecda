import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestOf } from '@site/release/testing/builds';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { SiteBusy } from '../http/site-busy.ts';
import { RenderQueue } from './render-queue.ts';
import { Renderer } from './renderer.ts';

/** Says which parts have routes. */
const host = `export const createRenderer = ({ modules }) => async () => ({
  kind: 'page', status: 200, isDegraded: false,
  html: [...modules].filter(([, { routes }]) => routes).map(([name]) => name).join(),
});`;

const started: Renderer[] = [];
afterEach(() => Promise.all(started.splice(0).map((renderer) => renderer.end())));

it('starts no worker once it has ended', async () => {
  const renderer = rendererOf({});
  await renderer.render(request, 'home');
  await renderer.end();
  await expect(renderer.render(request, 'home')).rejects.toBeInstanceOf(SiteBusy);
  await expect(renderer.warm()).rejects.toBeInstanceOf(SiteBusy);
}, 30_000);

it('refuses what waits for its worker to start when it ends', async () => {
  const renderer = rendererOf({});
  const refused = expect(renderer.render(request, 'home')).rejects.toBeInstanceOf(SiteBusy);
  await renderer.end();
  await refused;
}, 30_000);

it('refuses what waits in its queue when it ends', async () => {
  const renderer = rendererOf({}, 'export const createRenderer = () => () => new Promise(() => {});');
  await renderer.warm();
  // The third of a route waits for these two.
  for (const _ of ['first', 'second']) renderer.render(request, 'home').catch(() => {});
  const refused = expect(renderer.render(request, 'home')).rejects.toBeInstanceOf(SiteBusy);
  await renderer.end();
  await refused;
}, 30_000);

describe('a part that cannot be loaded', () => {
  it.each([
    ['loops', 'for (;;);'],
    ['throws', "throw new Error('at once');"],
    ['throws a little later', "setTimeout(() => { throw new Error('later'); }); await new Promise(() => {});"],
    ['ends the process', 'process.exit(0);'],
    ['eats memory', 'const all = []; for (;;) all.push(new Array(100_000).fill(all));'],
    ['waits for ever', 'await new Promise(() => {});'],
  ])(
    'costs its own pages only: it %s',
    async (_what, blog) => {
      const complaint = jest.spyOn(console, 'error').mockReturnValue();
      jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      const renderer = rendererOf({ blog, contact: 'export const routes = [];' });
      expect(await renderer.render(request, 'home')).toMatchObject({ html: 'contact/routes' });
      expect(await renderer.render(request, 'home')).toMatchObject({ html: 'contact/routes' });
      expect(complaint.mock.calls.length).toBeLessThanOrEqual(1);
    },
    30_000,
  );

  it('is fatal where it is the host', async () => {
    const renderer = rendererOf({}, 'process.exit(0);');
    await expect(renderer.render(request, 'home')).rejects.toThrow('shell ended the renderer while being loaded.');
  }, 60_000);
});

const request = { target: '/', method: 'GET' as const, clientHeaders: {}, without: [] };

function rendererOf(parts: Record<string, string>, render = host): Renderer {
  const modulesFolder = temporaryFolder();
  const files = Object.entries(parts).map(([part, routes]) => [`${part}/routes.mjs`, routes] as const);
  for (const [file, content] of [['shell/render.mjs', render] as const, ...files]) {
    mkdirSync(path.dirname(path.join(modulesFolder, file)), { recursive: true });
    writeFileSync(path.join(modulesFolder, file), content);
  }
  const manifests = ['shell', ...Object.keys(parts)].map((name) => manifestOf(name, 'a'));
  const setup = {
    release: { id: '0123456789ab', parts: {} },
    manifests,
    modulesFolder,
    siteUrl: 'http://localhost',
    serviceOrigins: {},
    patience: 'visitors' as const,
  };
  const queue = new RenderQueue({ waitMs: 60_000, observe: () => {} });
  const renderer = new Renderer(path.resolve('shell/server/testing/renderer-worker.mjs'), setup, queue);
  started.push(renderer);
  return renderer;
}
