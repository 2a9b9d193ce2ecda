import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@site/contracts/picture';
import { errorCode } from '@site/service/error-code';
import type { BucketAccess } from '@site/service/storage/bucket-settings';
import { BucketStorage } from '@site/service/storage/bucket-storage';
import { FolderStorage } from '@site/service/storage/folder-storage';
import type { Storage } from '@site/service/storage/storage';

export interface PictureStoreOptions {
  /** Served as `/uploads/`; with a bucket, copies of what was asked for here. */
  uploadsDir: string;
  /** Holds what the build made of the repository's own masters, and `index.json`. */
  builtDir?: string | undefined;
  /** Where services on several machines find each other's pictures. */
  bucket?: BucketAccess | undefined;
}

/** Four tries of a picture must fit into the 10 s of a request. */
const bucketTimeoutMs = 2_000;

export type PictureStore = ReturnType<typeof pictureStore>;

/** The files of all pictures, by key: `posts/post-garden-3f9a1c20-480.webp`. */
export function pictureStore({ uploadsDir, builtDir, bucket }: PictureStoreOptions) {
  const folder = new FolderStorage(uploadsDir);
  const shared: Storage = bucket ? new BucketStorage({ timeoutMs: bucketTimeoutMs, ...bucket }) : folder;
  let index: Promise<Record<string, PictureSource>> | undefined;

  const readBuilt = async (key: string) =>
    builtDir === undefined ? undefined : readFile(path.join(builtDir, path.basename(key))).catch(unlessMissing);
  const readNear = async (key: string) => (await folder.read(key)) ?? (await readBuilt(key));

  return {
    uploadsDir,
    async read(key: string): Promise<Buffer | undefined> {
      const near = await readNear(key);
      if (near || !bucket) return near;
      const far = await shared.read(key);
      // A copy that cannot be written costs another request to the bucket, nothing more.
      if (far) await folder.create(key, far).catch(() => undefined);
      return far;
    },
    /** What the build made of a master. */
    async built(stem: string): Promise<PictureSource | undefined> {
      index ??= readBuilt('index.json').then((file) => JSON.parse(file?.toString('utf8') ?? '{}'));
      return (await index)[stem];
    },
    /** All files that every service finds. */
    shared: async (): Promise<Set<string>> => new Set(await shared.list('posts/')),
    /** Gives a file that is here to all services. */
    async share(key: string): Promise<void> {
      const content = await readNear(key);
      if (!content) throw new Error(`The picture ${key} disappeared while it was stored.`);
      await shared.create(key, content);
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

const served = '/uploads/';

/** Where the pictures of posts are served, without width and format: `/uploads/posts/post-garden-3f9a1c20`. */
export function stemOf(name: string, hash: string): string {
  return `${served}posts/${name}-${hash}`;
}

/** The key of a file in folder and bucket, from its address. */
export function keyOf(address: string): string {
  return address.slice(served.length);
}
