import { openTestStore } from '@site/delivery/testing/open-test-store';
import { serveHere } from '@site/service/testing/http';
import { fetchBase } from './base-release.ts';

it('copies the other parts of a site that shares its releases', async () => {
  const { own, copyFrom, against, release } = await openSite(true);
  expect(await copyFrom(against)).toEqual({ parts: { shell: release.shell }, site: against });
  const manifest = await own.readManifest('shell', release.shell ?? '');
  await expect(own.verify(manifest)).resolves.toBeUndefined();
});

it('says of a site that it keeps its releases to itself, and of another address that it is no site', async () => {
  const { copyFrom, against } = await openSite(false);
  await expect(copyFrom(against)).rejects.toThrow('SHARE_RELEASES=yes');
  const bucket = await serveHere(async (_request, response) => void response.writeHead(404).end());
  await expect(copyFrom(bucket)).rejects.toThrow('is no site');
});

async function openSite(isShared: boolean) {
  const { store, start, live } = await openTestStore();
  await start({ shell: 'a', news: 'a' });
  const release = await live();
  const against = await serveHere(async (request, response) => {
    const path = request.url ?? '';
    if (path === '/_/release.json') return void response.end(JSON.stringify({ parts: release, isShared }));
    const content = await store.storage.read(path.replace('/_/store/', ''));
    response.writeHead(content ? 200 : 404).end(content);
  });
  const { store: own } = await openTestStore();
  const copyFrom = (place: string) =>
    fetchBase(own, { from: own, channel: 'production', against: place, ownPart: 'news' });
  return { own, copyFrom, against, release };
}
