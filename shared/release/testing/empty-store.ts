import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';

export type StoreSettings = Record<'RELEASES_DIR' | 'RELEASES_BUCKET', string> & Record<string, string>;

/**
 * Settings of a store that nobody has used: in the folder, or in a bucket of its own when `S3_URL_TEST` names a server
 * (`http://key:secret@127.0.0.1:7480`), which is what `npm test s3` does.
 */
export async function emptyStore(folder: string): Promise<StoreSettings> {
  const server = process.env.S3_URL_TEST;
  return server ? { ...(await emptyFolder(folder)), ...(await makeBucket(new URL(server))) } : emptyFolder(folder);
}

/** For tests that concern disks only. */
export async function emptyFolder(folder: string): Promise<StoreSettings> {
  return { RELEASES_DIR: path.join(folder, 'store'), RELEASES_BUCKET: '' };
}

async function makeBucket({ origin, username, password }: URL) {
  const address = `${origin}/test-${randomBytes(8).toString('hex')}`;
  const client = new AwsClient({
    accessKeyId: username,
    secretAccessKey: password,
    service: 's3',
    region: 'us-east-1',
  });
  const { status } = await client.fetch(address, { method: 'PUT' });
  if (status !== 200) throw new Error(`${origin} makes no bucket; it answers ${status}.`);
  return { RELEASES_BUCKET: address, RELEASES_BUCKET_KEY: username, RELEASES_BUCKET_SECRET: password };
}
