import fastify from 'fastify';
import { sampleRelease } from '../testing/sample-release.ts';
import { createLiveReload } from './live-reload.ts';

it("leads pages to the script of the live release's shell", async () => {
  const { routes, scriptPath } = createLiveReload();
  const app = fastify();
  await app.register(routes, { liveRelease: () => sampleRelease() });
  const { statusCode, headers } = await app.inject(scriptPath);
  expect([statusCode, headers.location]).toEqual([302, '/_/shell/live-reload.js']);
});
