import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '@site/brand/site.config';
import { folder, httpsAddress, isFetchable, needing, secret } from '@site/service/settings/setting-schemas';
import { readSettings } from '@site/service/settings/settings';
import { type BucketAccess, BucketStorage, bucketAddress, bucketRegion } from '@site/service/storage/bucket-storage';
import { FolderStorage } from '@site/service/storage/storage';
import * as v from 'valibot';
import { ReleaseStore } from './release-store.ts';
import { isPrivateKey, isPublicKey, signerOf } from './signatures.ts';
import { VersionCache } from './version-cache.ts';

/**
 * The release store that the settings name: a bucket, with copies in the folder, or the folder itself.
 * Throws one sentence that names a wrong setting. `limits` shortens how long a bucket is waited for.
 *
 * @example
 * const store = openStore({ RELEASES_DIR: '/mnt/releases' });
 */
export function openStore(
  environment: NodeJS.ProcessEnv = process.env,
  limits: Pick<BucketAccess, 'timeoutMs' | 'maxBusyMs'> = {},
): ReleaseStore {
  const settings = readSettings(releaseSettings, undefined, environment);
  const { RELEASES_BUCKET: url, RELEASES_BUCKET_KEY: key, RELEASES_BUCKET_SECRET: keySecret } = settings;
  // `readSettings` has refused an address without key and secret.
  const folderStorage = new FolderStorage(settings.RELEASES_DIR);
  const { RELEASE_KEY: privateKey, TRUSTED_KEYS: trustedKeys } = settings;
  const signing = { signer: privateKey === undefined ? undefined : signerOf(privateKey), trustedKeys };
  if (!url || !key || !keySecret) return new ReleaseStore(folderStorage, undefined, signing);
  // One folder per bucket: the same version name may mean something else in another store.
  const name = url.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]/g, '-');
  const copies = path.join(settings.RELEASES_DIR, 'copies', name);
  const access = { url, key, secret: keySecret, region: settings.RELEASES_BUCKET_REGION };
  const bucket = new BucketStorage({ setting: 'RELEASES_BUCKET', ...access, ...limits });
  return new ReleaseStore(bucket, new VersionCache(bucket, new FolderStorage(copies)), signing);
}

/** Where releases are stored, which of them is served, who is told of changes, and what signs cookies and tokens for one. */
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
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "must be a channel's name in lower case")),
    siteConfig.channels.production,
  ),
  RELEASE_KEY: secret(v.optional(privateKey())),
  TRUSTED_KEYS: v.optional(publicKeys()),
  // Whoever knows the address may write to the chat.
  RELEASE_WEBHOOK: secret(
    v.optional(v.pipe(httpsAddress(), v.check(isFetchable, 'must be an address without a user and a password'))),
  ),
  EDGE_SECRET: secret(v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')))),
} satisfies v.ObjectEntries;

/**
 * The only environment variables that a process inherits if it runs parts that have not passed the gate: what pages contain, and how Node
 * reaches services. The others include the keys of whoever delivers.
 */
export const publicVariables = [
  'SITE_URL',
  'API_HOST',
  'FRAMES',
  'TZ',
  'NODE_PATH',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
];

/** A private key of `release keys new`: the text itself, or the file that has it. */
function privateKey() {
  const textOf = (value: string) =>
    value.startsWith('-----BEGIN') || !existsSync(value) ? value : readFileSync(value, 'utf8');
  return v.pipe(
    v.string(),
    v.transform(textOf),
    v.check(
      isPrivateKey,
      `must be a private key that "${siteConfig.releaseCommand} keys new" made, or a file that has one`,
    ),
  );
}

/** The file that lists whose signature counts for which part: `{ "blog": ["ed25519:…"] }`. */
function publicKeys() {
  const problem = 'must be a JSON file that lists public keys by part, as {"blog": ["ed25519:…"]}';
  return v.pipe(
    v.string(),
    v.check((file) => existsSync(file), problem),
    v.transform((file) => readFileSync(file, 'utf8')),
    v.parseJson(undefined, problem),
    v.record(v.string(), v.array(v.pipe(v.string(problem), v.check(isPublicKey, problem)), problem), problem),
  );
}
