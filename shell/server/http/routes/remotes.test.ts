import { entryOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { closeAfterTest } from '@site/testing/close-after-test';
import { fastify } from 'fastify';
import { sampleRelease } from '../../testing/sample-release.ts';
import { remoteRoutes } from './remotes.ts';

const files = ['remoteEntry.js', 'mf-manifest.json'];
const typeFiles = ['@mf-types.zip', '@mf-types.d.ts'];

it('serves the manifest of the live version and leads to its entry, for pages of every origin', async () => {
  const { get } = await openRemote();
  const [entry, manifest] = await Promise.all(files.map((file) => get(`/_/news/${file}`)));
  expect([entry?.status, entry?.headers.get('location')]).toEqual([302, `/_/news/${entryOf('one')}`]);
  expect(await manifest?.json()).toEqual(manifestOf('one'));
  for (const response of [entry, manifest])
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60',
    });
});

it('follows the live release', async () => {
  const { get, promote } = await openRemote();
  await promote('two');
  expect((await get('/_/news/remoteEntry.js')).headers.get('location')).toBe(`/_/news/${entryOf('two')}`);
  for (const file of typeFiles) expect(await (await get(`/_/news/${file}`)).text()).toBe(`${file} of two`);
});

it.each([
  ['a part that nobody published', '/_/nothing/'],
  ['a part that is not in the release', '/_/retired/'],
  ['a part with the name of what every object has', '/_/constructor/'],
  ['a version without a build for other hosts', '/_/shell/'],
])('answers 404 for %s', async (_what, folder) => {
  const { get } = await openRemote();
  for (const file of [...files, ...typeFiles]) expect((await get(folder + file)).status).toBe(404);
});

/** A site whose live release has the part `news`, with a build for other hosts, and a shell without one. */
async function openRemote() {
  const { store, publish } = await openTestStore();
  const parts: Record<string, string> = { shell: await publish('shell', 'one') };

  async function publishRemote(part: string, content: string): Promise<string> {
    const version = await publish(part, content);
    const embed = {
      'mf-manifest.json': JSON.stringify(manifestOf(content)),
      ...Object.fromEntries(typeFiles.map((file) => [file, `${file} of ${content}`])),
    };
    for (const [file, text] of Object.entries(embed))
      await store.storage.create(`parts/${part}/${version}/embed/${file}`, Buffer.from(text));
    return version;
  }

  /** As of a store in a bucket, which throws for versions that it does not have. */
  async function versionFolder(part: string, version: string): Promise<string> {
    await store.readManifest(part, version);
    return store.versionFolder(part, version);
  }

  async function promote(content: string) {
    parts.news = await publishRemote('news', content);
  }

  await promote('one');
  await publishRemote('retired', 'one');
  const app = fastify();
  closeAfterTest(() => app.close());
  app.register(remoteRoutes, { store: { versionFolder }, liveRelease: () => sampleRelease({ parts }) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { get: (target: string) => fetch(origin + target, { redirect: 'manual' }), promote };
}

/** As much of Module Federation's manifest as the edge reads. */
function manifestOf(content: string) {
  return { metaData: { publicPath: 'auto', remoteEntry: { name: entryOf(content) } } };
}
