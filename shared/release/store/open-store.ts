import path from 'node:path';
import { readSettings } from '@site/service/settings';
import { BucketStorage } from '@site/service/storage/bucket-storage';
import { FolderStorage } from '@site/service/storage/storage';
import { releaseSettings } from '../settings.ts';
import { PartCache } from './part-cache.ts';
import { ReleaseStore } from './release-store.ts';

/**
 * The release store that the settings name: a bucket, with copies in the folder, or the folder itself.
 * Throws one sentence that names a wrong setting.
 */
export function openStore(environment: NodeJS.ProcessEnv = process.env): ReleaseStore {
  const settings = readSettings(releaseSettings, undefined, environment);
  const {
    RELEASES_DIR: folder,
    RELEASES_BUCKET: url,
    RELEASES_BUCKET_KEY: key,
    RELEASES_BUCKET_SECRET: secret,
  } = settings;
  // `readSettings` has refused an address without key and secret.
  if (!url || !key || !secret) return new ReleaseStore(new FolderStorage(folder));
  // One folder per bucket: the same version name may mean something else in another store.
  const copies = path.join(folder, 'copies', url.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]/g, '-'));
  const bucket = new BucketStorage({
    setting: 'RELEASES_BUCKET',
    url,
    key,
    secret,
    region: settings.RELEASES_BUCKET_REGION,
  });
  return new ReleaseStore(bucket, new PartCache(bucket, new FolderStorage(copies)));
}
