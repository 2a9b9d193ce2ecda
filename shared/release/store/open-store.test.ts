import { BucketStorage } from '@site/service/storage/bucket-storage';
import { FolderStorage } from '@site/service/storage/storage';
import { openStore } from './open-store.ts';

const bucket = {
  RELEASES_BUCKET: 'https://s3.example/releases/',
  RELEASES_BUCKET_KEY: 'operator',
  RELEASES_BUCKET_SECRET: 'not-to-be-told',
};

it('opens the folder without a named bucket', () => {
  expect(openStore({ RELEASES_DIR: 'there' }).storage).toBeInstanceOf(FolderStorage);
});

it('opens the bucket if one is named', () => {
  expect(openStore({ RELEASES_DIR: 'there', ...bucket }).storage).toBeInstanceOf(BucketStorage);
});

it('says which settings a bucket needs', () => {
  expect(() => openStore({ ...bucket, RELEASES_BUCKET_SECRET: '' })).toThrow(
    'RELEASES_BUCKET needs RELEASES_BUCKET_SECRET: set RELEASES_BUCKET_SECRET too, or unset RELEASES_BUCKET.',
  );
});
