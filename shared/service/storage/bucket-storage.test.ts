import { inspect } from 'node:util';
import { closeAfterTest } from '@site/testing/close-after-test';
import { type Mishap, openBucketStandIn } from '../testing/bucket-stand-in.ts';
import { type BucketAccess, BucketStorage } from './bucket-storage.ts';

it('keeps what was created first, and answers false to the second writer', async () => {
  const { storage } = await openBucket();
  expect(await storage.create('channels/a/1.json', Buffer.from('first'))).toBe(true);
  expect(await storage.create('channels/a/1.json', Buffer.from('second'))).toBe(false);
  expect(String(await storage.read('channels/a/1.json'))).toBe('first');
});

it.each<Mishap>(['lost', 'silent', 503])('creates the key after first failure: %s', async (mishap) => {
  const { storage, mishaps, requests } = await openBucket({ timeoutMs: 300 });
  mishaps.push(mishap);
  expect(await storage.create('a', Buffer.from('mine'))).toBe(true);
  expect(requests.slice(0, 2)).toEqual(['PUT a', 'PUT a']);
});

it('does not claim what another writer created, even if a response was lost', async () => {
  const { storage, mishaps, objects } = await openBucket();
  objects.set('a', Buffer.from('theirs'));
  mishaps.push('lost');
  expect(await storage.create('a', Buffer.from('mine'))).toBe(false);
});

it('lists all pages below a prefix and after a key', async () => {
  const { storage } = await openBucket();
  for (const key of ['a/1', 'a/2', 'a/3', 'a/4', 'a/with space & more', 'b/1'])
    await storage.create(key, Buffer.from('x'));
  expect(await storage.list('a/')).toEqual(['a/1', 'a/2', 'a/3', 'a/4', 'a/with space & more']);
  expect(await storage.list('a/', 'a/3')).toEqual(['a/4', 'a/with space & more']);
  expect(await storage.list('c/')).toEqual([]);
});

it('reports missing keys, write time for others', async () => {
  const { storage } = await openBucket();
  await storage.create('a', Buffer.from('x'));
  expect(await storage.modified('a')).toEqual(new Date('2026-11-20T03:30:00Z'));
  await storage.remove('a');
  await storage.remove('a');
  expect([await storage.read('a'), await storage.modified('a')]).toEqual([undefined, undefined]);
});

it('distinguishes missing buckets from empty ones', async () => {
  const { access } = await openBucket();
  const storage = new BucketStorage({ ...access, url: access.url.replace('releases', 'elsewhere') });
  await expect(storage.read('a')).rejects.toThrow(
    '/elsewhere answers 404 NoSuchBucket to GET its list: make the bucket first, or correct RELEASES_BUCKET.',
  );
});

it('gives up after four tries, and says that it may have written', async () => {
  const { storage, mishaps, requests } = await openBucket();
  mishaps.push(500, 500, 500, 500);
  await expect(storage.create('a', Buffer.from('x'))).rejects.toThrow(
    /answers 500 InternalError to PUT a\. It may have been written all the same/,
  );
  expect(requests).toHaveLength(4);
});

it.each([503, 429])('waits until a bucket that answers %s has room again', async (status) => {
  const { storage, mishaps, requests } = await openBucket();
  mishaps.push(...Array(7).fill(status));
  expect(await storage.create('a', Buffer.from('mine'))).toBe(true);
  expect(requests).toHaveLength(8);
});

it('waits for room for a limited time, longer each time', async () => {
  const { storage, mishaps, requests } = await openBucket();
  mishaps.push(...Array(100).fill(503));
  await expect(storage.read('a')).rejects.toThrow(/answers 503 SlowDown to GET a\.$/);
  // 300 ms are over after eight or nine pauses, the first of 1 ms and each twice as long as the last.
  expect([9, 10]).toContain(requests.length);
});

it('gives up on an unresponsive bucket', async () => {
  const { storage, mishaps } = await openBucket({ timeoutMs: 300 });
  mishaps.push('silent', 'silent', 'silent', 'silent');
  await expect(storage.read('a')).rejects.toThrow(
    'does not answer to GET a (too slow): start it or correct RELEASES_BUCKET.',
  );
});

it('names the wrong setting without retrying, and never the secret', async () => {
  const { storage, mishaps, requests } = await openBucket();
  mishaps.push(403);
  const error: Error = await storage.read('a').catch((reason) => reason);
  expect(error.message).toContain(
    'answers 403 SignatureDoesNotMatch to GET a: RELEASES_BUCKET_SECRET does not belong to RELEASES_BUCKET_KEY.',
  );
  expect(requests).toHaveLength(1);
  expect(inspect([error, storage], { depth: 10, showHidden: true })).not.toContain('not-to-be-printed');
});

async function openBucket(limits: Pick<BucketAccess, 'timeoutMs'> = {}) {
  const bucket = await openBucketStandIn();
  closeAfterTest(bucket.close);
  return { ...bucket, storage: new BucketStorage({ ...bucket.access, ...limits }) };
}
