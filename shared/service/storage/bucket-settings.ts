import * as v from 'valibot';
import { isPrivateAddress } from '../settings/setting-schemas.ts';

export interface BucketAccess {
  /** The setting that names the bucket, for messages; those of key, secret and region begin with its name. */
  setting: string;
  /** Address of the bucket itself, without a slash at its end. */
  url: string;
  key: string;
  secret: string;
  region: string;
  /** For one request, its answer's bytes included; the largest file of a version has 400 KB. */
  timeoutMs?: number;
}

/** The address of a bucket; its host name or the only segment of its path names it. We run or show what comes from there, so nobody in between may change it. */
export function bucketAddress(example: string) {
  return v.pipe(
    v.string(),
    v.check(
      (value) => isPrivateAddress(value) && /^https?:\/\/[^/@?#]+(?:\/[a-z0-9][a-z0-9.-]*)?\/?$/.test(value),
      `must be an address like ${example}; plain http only on this machine`,
    ),
    v.transform((value) => value.replace(/\/$/, '')),
  );
}

export function bucketRegion() {
  const schema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a region like ap-south-1'));
  return v.optional(schema, 'us-east-1');
}
