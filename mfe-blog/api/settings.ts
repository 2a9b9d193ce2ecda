import { existsSync } from 'node:fs';
import path from 'node:path';
import { existingFolder, needing, secret } from '@site/service/settings/setting-schemas';
import {
  localSiteUrl,
  readMonitoring,
  readPageOrigin,
  readSettings,
  type Settings,
  siteSettings,
} from '@site/service/settings/settings';
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
    siteUrl: read.SITE_URL ?? localSiteUrl,
    /** Origin of the pages that call, when it is not the service's own. */
    pageOrigin: readPageOrigin(environment),
    ...readMonitoring(environment),
    isDevelopment: read.NODE_ENV === 'development',
    ...contentFolders(read),
    /** Without it, pictures stay in `dataDir`. */
    picturesBucket: picturesBucket(read),
  };
}

/** In a checkout those of the part, so that an editor's post can be imported at once; elsewhere those delivered with the service. */
function contentFolders({ CONTENT_DIR, PICTURES_DIR }: Settings<typeof settings>) {
  const script = path.dirname(path.resolve(process.argv[1] ?? '.'));
  const part = ['mfe-blog', '.', path.join(script, '..'), path.join(script, '../..')].find((folder) =>
    existsSync(path.join(folder, 'content/posts')),
  );
  const found =
    part === undefined
      ? { content: script, masters: path.join(script, 'masters'), sizes: path.join(script, 'pictures') }
      : {
          content: path.join(part, 'content'),
          masters: path.join(part, 'pictures'),
          sizes: path.join(part, 'dist/service/pictures'),
        };
  return {
    contentDir: CONTENT_DIR ?? path.resolve(found.content),
    picturesDir: PICTURES_DIR ?? path.resolve(found.masters),
    /** The sizes of these pictures that the build made. */
    builtPicturesDir: path.resolve(found.sizes),
  };
}

function picturesBucket(read: Settings<typeof settings>): BucketAccess | undefined {
  const { PICTURES_BUCKET: url, PICTURES_BUCKET_KEY: key, PICTURES_BUCKET_SECRET: secretKey } = read;
  // `readSettings` has refused an address without key and secret.
  if (!url || !key || !secretKey) return undefined;
  return { setting: 'PICTURES_BUCKET', url, key, secret: secretKey, region: read.PICTURES_BUCKET_REGION };
}
