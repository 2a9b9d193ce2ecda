import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { entryOf } from '@site/release/testing/builds';
import { openTestStore } from '@site/release/testing/open-test-store';
import { listenHere } from '@site/service/testing/listen-here';
import { createExchange } from '../http/exchange.ts';
import { bodyLimits } from '../http/read-body.ts';
import { liveRelease } from '../testing/sample-release.ts';
import { createSharedReleases } from './shared-releases.ts';

const started: Server[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close().closeAllConnections();
});

it.each([true, false])('names the live release and whether its builds are shared: %j', async (isShared) => {
  const { get, entry, parts } = await openSite(isShared);
  expect(JSON.parse((await get('/_/release.json')).text)).toEqual({ id: entry.release, parts, isShared });
});

it('serves files of the store unchanged where they are shared', async () => {
  const { get, entry, parts } = await openSite(true);
  expect((await get(`/_/store/parts/news/files/${entryOf('one')}`)).text).toBe('one');
  expect(JSON.parse((await get(`/_/store/releases/${entry.release}.json`)).text).parts).toEqual(parts);
  expect(JSON.parse((await get('/_/store/channels/production/00000001.json')).text)).toEqual(entry);
});

it('serves none where they are not', async () => {
  const { get } = await openSite(false);
  expect((await get(`/_/store/parts/news/files/${entryOf('one')}`)).status).toBe(404);
});

it.each([
  'parts/../../outside.txt',
  'releases/../inside.txt',
  'inside.txt',
  'incoming/x',
  'counts/production/2/edge/00000001.json',
])('serves nothing but parts, releases and channels: %s', async (key) => {
  const { get, folder, store } = await openSite(true);
  await writeFile(path.join(folder, 'outside.txt'), 'secret');
  for (const own of ['inside.txt', 'incoming/x', 'counts/production/2/edge/00000001.json'])
    await store.storage.create(own, Buffer.from('secret'));
  expect((await get(`/_/store/${key}`)).status).toBe(404);
});

it.each(['parts/news/1.0.0-one/none.js', 'channels/production/', ''])(
  'answers 404 where there is no file: %s',
  async (key) => {
    const { get } = await openSite(true);
    expect((await get(`/_/store/${key}`)).status).toBe(404);
  },
);

async function openSite(isShared: boolean) {
  const { folder, store, start } = await openTestStore();
  const entry = await start({ news: 'one' });
  const { parts } = await store.readRelease(entry.release);
  const serve = createSharedReleases({ store, current: () => liveRelease({ id: entry.release }), isShared });
  const config = { siteUrl: 'https://site.example', trustsProxy: false };
  // The edge hands the address over as it came, not tidied up.
  const server = createServer((request, response) => {
    const exchange = createExchange({ request, response, config, commonHeaders: {}, bodyLimits, addressOf: () => '' });
    void serve({ ...exchange, pathname: String(request.headers['x-path']) });
  });
  started.push(server);
  const origin = await listenHere(server);
  const get = async (path: string) => {
    const answer = await fetch(origin, { headers: { 'x-path': path } });
    return { status: answer.status, text: await answer.text() };
  };
  return { folder, store, get, entry, parts };
}
