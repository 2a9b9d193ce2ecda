import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@site/service/settings/settings';
import { openBucketStandIn } from '@site/service/testing/bucket-stand-in';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { openSignedStore } from '../testing/open-signed-store.ts';
import { openStore, releaseSettings, withoutStore } from './open-store.ts';

const bucket = {
  RELEASES_BUCKET: 'https://s3.example/releases/',
  RELEASES_BUCKET_KEY: 'operator',
  RELEASES_BUCKET_SECRET: 'not-to-be-told',
};

it('remembers where a signed channel stood outside the copies, which may be deleted', async () => {
  const { store, pinned } = await openSignedStore();
  const { access, objects, close } = await openBucketStandIn();
  for (const key of await store.storage.list('')) objects.set(key, (await store.storage.read(key)) ?? Buffer.of());
  const folder = temporaryFolder();
  const { url: RELEASES_BUCKET, key: RELEASES_BUCKET_KEY, secret: RELEASES_BUCKET_SECRET } = access;
  const settings = { RELEASES_BUCKET, RELEASES_BUCKET_KEY, RELEASES_BUCKET_SECRET, RELEASES_DIR: folder };
  const opened = openStore({ ...settings, RELEASE_POLICY: `production=${pinned}` });
  expect(await opened.channel('production').newest()).toMatchObject({ action: 'policy' });
  close();
  expect(readdirSync(path.join(folder, 'trusted'))).toEqual([`production-${pinned.slice(0, 12)}`]);
});

it('refuses the address of a chat that `fetch` would not call, and does not print it', () => {
  expect(() => openStore({ RELEASE_WEBHOOK: 'https://user:s3cret@chat.example/hook' })).toThrow(
    new Error('RELEASE_WEBHOOK must be an address without a user and a password.'),
  );
});

it('says which settings a bucket needs', () => {
  expect(() => openStore({ ...bucket, RELEASES_BUCKET_SECRET: '' })).toThrow(
    'RELEASES_BUCKET needs RELEASES_BUCKET_SECRET: set RELEASES_BUCKET_SECRET too, or unset RELEASES_BUCKET.',
  );
});

it.each([
  'http://127.0.0.1:7480/releases',
  'https://my-releases.s3.ap-south-1.amazonaws.com',
  'https://s3.ap-south-1.amazonaws.com/my-releases',
])('accepts the address of a bucket: %s', (address) => {
  expect(readSettings(releaseSettings, ['RELEASES_BUCKET'], { RELEASES_BUCKET: `${address}/` })).toEqual({
    RELEASES_BUCKET: address,
  });
});

it.each([
  [{ CHANNEL: '../secrets' }, "CHANNEL must be a channel's name"],
  [{ RELEASES_BUCKET: 'http://s3.example/releases' }, 'RELEASES_BUCKET must be an address like https://s3.ap-south-1'],
  [
    { RELEASES_BUCKET: 'https://s3.example/releases/below' },
    'RELEASES_BUCKET must be an address like https://s3.ap-south-1',
  ],
])('names the wrong setting: %j', (environment, sentence) => {
  expect(() => readSettings(releaseSettings, undefined, environment)).toThrow(sentence);
});

it('does not repeat a wrong bucket address: it may contain a password', () => {
  const environment = { RELEASES_BUCKET: 'https://operator:secret@s3.example/releases' };
  expect(() => readSettings(releaseSettings, undefined, environment)).toThrow(
    new Error(
      'RELEASES_BUCKET must be an address like https://s3.ap-south-1.amazonaws.com/my-releases; plain http only on this machine.',
    ),
  );
});

it("leaves services none of the store's settings", () => {
  const inherited = Object.fromEntries(Object.keys(releaseSettings).map((name) => [name, 'not for services']));
  expect(readSettings(releaseSettings, undefined, { ...inherited, ...withoutStore })).toEqual(
    readSettings(releaseSettings, undefined, {}),
  );
});
