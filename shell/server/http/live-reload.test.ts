import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NotInStore } from '@site/delivery/store/store-errors';
import { temporaryFolder } from '@site/testing/temporary-folder';
import fastify from 'fastify';
import { sampleRelease } from '../testing/sample-release.ts';
import { createLiveReload } from './live-reload.ts';

const emptyStore = { readFile: () => Promise.reject(new NotInStore('any file')) };

it("leads pages to the script of the live release's shell", async () => {
  const { routes, scriptPath } = createLiveReload();
  const app = fastify();
  await app.register(routes, { store: emptyStore, liveRelease: () => sampleRelease() });
  const { statusCode, headers } = await app.inject(scriptPath);
  expect([statusCode, headers.location]).toEqual([302, '/_/shell/live-reload.js']);
});

it('serves the hot updates of a build that has just ended', async () => {
  const { routes, addBuild } = createLiveReload();
  const app = fastify();
  await app.register(routes, { store: emptyStore, liveRelease: () => undefined });
  const hotFolder = temporaryFolder();
  writeFileSync(path.join(hotFolder, 'blog.a1.json'), '{}');
  addBuild({ part: 'blog', hash: 'b2', hotFolder });
  const { statusCode, body, headers } = await app.inject('/_/hot/blog/blog.a1.json');
  expect([statusCode, body, headers['cache-control']]).toEqual([200, '{}', 'no-store']);
  for (const missing of ['blog/blog.b2.json', 'contact/blog.a1.json', 'blog/..%2Fblog.b2.json'])
    expect((await app.inject(`/_/hot/${missing}`)).statusCode).toBe(404);
});
