import { existsSync } from 'node:fs';
import path from 'node:path';
import { existingFolder, needing, secret } from '@site/service/setting-schemas';
import { readMonitoring, readPageOrigin, readSettings, type Settings, siteSettings } from '@site/service/settings';
import { type BucketAccess, bucketAddress, bucketRegion } from '@site/service/storage/bucket-storage';
import * as v from 'valibot';

/**
 * Where posts and their pictures are imported from, and where services on several machines keep the pictures together.
 * @public for `npm start`, which checks the settings of all processes
 */
export const settings = {
  CONTENT_DIR: v.optional(existingFolder()),
  PICTURES_DIR: v.optional(existingFolder()),
  PICTURES_BUCKET: needing(
    ['PICTURES_BUCKET_KEY', 'PICTURES_BUCKET_SECRET'],
    secret(v.optional(bucketAddress('https://s3.ap-south-1.amazonaws.com/my-pictures'))),
  ),
  PICTURES_BUCKET_KEY: v.optional(v.string()),
  PICTURES_BUCKET_SECRET: secret(v.optional(v.string())),
  PICTURES_BUCKET_REGION: bucketRegion(),
} satisfies v.ObjectEntries;

/** Reads the settings of this service. Throws one sentence that names a wrong one. */
export function readBlogSettings(environment: NodeJS.ProcessEnv = process.env) {
  const { DATA_DIR, DATABASE_URL, SITE_URL, NODE_ENV } = siteSettings;
  const read = readSettings({ ...settings, DATA_DIR, DATABASE_URL, SITE_URL, NODE_ENV }, undefined, environment);
  return {
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    siteUrl: read.SITE_URL,
    /** Origin of the pages that call, when it is not the service's own. */
    pageOrigin: readPageOrigin(environment),
    ...readMonitoring(environment),
    isDevelopment: read.NODE_ENV === 'development',
    contentDir: read.CONTENT_DIR ?? findFolder('mfe-blog/content'),
    picturesDir: read.PICTURES_DIR ?? findFolder('mfe-blog/pictures'),
    /** The sizes of these pictures that the build made. */
    builtPicturesDir: findFolder('mfe-blog/dist/service/pictures'),
    /** Without it, pictures stay in `dataDir`. */
    picturesBucket: picturesBucket(read),
  };
}

/** Looks in the working directory, then above the started file: `dist/service/main.mjs` of this part, or its source `api/main.ts`. */
function findFolder(folder: string): string {
  const entry = path.dirname(path.resolve(process.argv[1] ?? '.'));
  const candidates = ['..', '../..', '../../..'].map((up) => path.resolve(entry, up, folder));
  return [path.resolve(folder), ...candidates].find((candidate) => existsSync(candidate)) ?? path.resolve(folder);
}

function picturesBucket(read: Settings<typeof settings>): BucketAccess | undefined {
  const { PICTURES_BUCKET: url, PICTURES_BUCKET_KEY: key, PICTURES_BUCKET_SECRET: secretKey } = read;
  // `readSettings` has refused an address without key and secret.
  if (!url || !key || !secretKey) return undefined;
  return { setting: 'PICTURES_BUCKET', url, key, secret: secretKey, region: read.PICTURES_BUCKET_REGION };
}
