import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@site/service/settings/settings';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { openStore, releaseSettings } from './open-store.ts';
import { newPrivateKey, signerOf } from './signatures.ts';

const bucket = {
  RELEASES_BUCKET: 'https://s3.example/releases/',
  RELEASES_BUCKET_KEY: 'operator',
  RELEASES_BUCKET_SECRET: 'not-to-be-told',
};

it('reads the list of public keys', () => {
  const file = path.join(temporaryFolder(), 'keys.json');
  const { publicKey } = signerOf(newPrivateKey());
  writeFileSync(file, JSON.stringify({ blog: [publicKey] }));
  expect(openStore({ TRUSTED_KEYS: file }).trustedKeys).toEqual({ blog: [publicKey] });
  expect(openStore({}).trustedKeys).toBeUndefined();
});

it.each(['{', '["ed25519:"]', '{"blog": ["ed25519:short"]}', '{"blog": "ed25519:"}'])(
  'refuses a list of public keys that is none: %s',
  (content) => {
    const file = path.join(temporaryFolder(), 'keys.json');
    writeFileSync(file, content);
    expect(() => openStore({ TRUSTED_KEYS: file })).toThrow('TRUSTED_KEYS must be a JSON file that lists public keys');
  },
);

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
