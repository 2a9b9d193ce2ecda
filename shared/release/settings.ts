import { folder, isPrivateAddress, needing, secret } from '@site/service/setting-schemas';
import * as v from 'valibot';

/** Where releases are stored, which of them is served, and what signs cookies and tokens for one. */
export const releaseSettings = {
  RELEASES_DIR: v.optional(folder(), '.releases'),
  RELEASES_BUCKET: needing(['RELEASES_BUCKET_KEY', 'RELEASES_BUCKET_SECRET'], secret(v.optional(bucketAddress()))),
  RELEASES_BUCKET_KEY: v.optional(v.string()),
  RELEASES_BUCKET_SECRET: secret(v.optional(v.string())),
  RELEASES_BUCKET_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a region like ap-south-1')),
    'us-east-1',
  ),
  CHANNEL: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "must be a channel's name in small letters")),
    'production',
  ),
  EDGE_SECRET: secret(v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')))),
} satisfies v.ObjectEntries;

// We run what comes from there, so nobody may be able to change it on the way. The bucket is in the host name, or is the only segment of the path.
function bucketAddress() {
  return v.pipe(
    v.string(),
    v.check(
      (value) => isPrivateAddress(value) && /^https?:\/\/[^/@?#]+(?:\/[a-z0-9][a-z0-9.-]*)?\/?$/.test(value),
      'must be an address like https://s3.ap-south-1.amazonaws.com/my-releases; plain http only on this machine',
    ),
    v.transform((value) => value.replace(/\/$/, '')),
  );
}
