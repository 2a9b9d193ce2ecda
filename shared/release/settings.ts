import { folder, needing, secret } from '@site/service/setting-schemas';
import { bucketAddress, bucketRegion } from '@site/service/storage/bucket-storage';
import * as v from 'valibot';

/** Where releases are stored, which of them is served, and what signs cookies and tokens for one. */
export const releaseSettings = {
  RELEASES_DIR: v.optional(folder(), '.releases'),
  RELEASES_BUCKET: needing(
    ['RELEASES_BUCKET_KEY', 'RELEASES_BUCKET_SECRET'],
    secret(v.optional(bucketAddress('https://s3.ap-south-1.amazonaws.com/my-releases'))),
  ),
  RELEASES_BUCKET_KEY: v.optional(v.string()),
  RELEASES_BUCKET_SECRET: secret(v.optional(v.string())),
  RELEASES_BUCKET_REGION: bucketRegion(),
  CHANNEL: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "must be a channel's name in small letters")),
    'production',
  ),
  EDGE_SECRET: secret(v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')))),
} satisfies v.ObjectEntries;
