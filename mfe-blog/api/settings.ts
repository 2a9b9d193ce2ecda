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

/**
 * `contentDir` and `picturesDir` are where people write: the checkout, or the posts beside the built service where there is none. A built
 * service imports those beside it when it starts, unless CONTENT_DIR names others or a developer works on the checkout.
 */
function contentFolders({ CONTENT_DIR, PICTURES_DIR, NODE_ENV }: ContentSettings) {
  const script = path.dirname(path.resolve(process.argv[1] ?? '.'));
  const besideScript = { contentDir: script, picturesDir: path.join(script, 'masters') };
  const isBuilt = existsSync(besideScript.picturesDir);
  const part = ['mfe-blog', '.', path.join(script, '..'), path.join(script, '../..')].find((folder) =>
    existsSync(path.join(folder, 'content/posts')),
  );
  const written =
    part === undefined
      ? besideScript
      : { contentDir: path.resolve(part, 'content'), picturesDir: path.resolve(part, 'pictures') };
  const given = { ...(CONTENT_DIR && { contentDir: CONTENT_DIR }), ...(PICTURES_DIR && { picturesDir: PICTURES_DIR }) };
  const startsFromVersion = isBuilt && !CONTENT_DIR && NODE_ENV !== 'development';
  return {
    ...written,
    ...given,
    /** The sizes of these masters that the build made. */
    builtPicturesDir: isBuilt ? path.join(script, 'pictures') : path.resolve(part ?? '.', 'dist/service/pictures'),
    ...(startsFromVersion && { delivered: { ...besideScript, ...given } }),
  };
}

type ContentSettings = Settings<
  Pick<typeof settings, 'CONTENT_DIR' | 'PICTURES_DIR'> & Pick<typeof siteSettings, 'NODE_ENV'>
>;

function picturesBucket(read: Settings<typeof settings>): BucketAccess | undefined {
  const { PICTURES_BUCKET: url, PICTURES_BUCKET_KEY: key, PICTURES_BUCKET_SECRET: secretKey } = read;
  // `readSettings` has refused an address without key and secret.
  if (!url || !key || !secretKey) return undefined;
  return { setting: 'PICTURES_BUCKET', url, key, secret: secretKey, region: read.PICTURES_BUCKET_REGION };
}
