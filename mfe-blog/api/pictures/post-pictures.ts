import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@site/contracts/picture';
import { masterHash, pictureNames } from '@site/pictures/picture-names';
import { type BucketAccess, BucketStorage } from '@site/service/storage/bucket-storage';
import { createMissingKeys, FolderStorage, type Storage, undefinedIfMissing } from '@site/service/storage/storage';

/** Without files, `hash` is empty and `source` is null. */
export interface StoredPicture {
  hash: string;
  source: PictureSource | null;
}

export const noPicture: StoredPicture = { hash: '', source: null };

export interface PictureJob {
  /** Path of the master. */
  master: string;
  /** The `stem` of its `PictureSource`. */
  stem: string;
  /** Where missing files are written. */
  uploadsDir: string;
}

/** Rejects soon after `signal` is aborted, where possible. */
export type MakePicture = (job: PictureJob, signal?: AbortSignal) => Promise<PictureSource>;

export interface PictureOptions {
  dataDir: string;
  /** Holds the masters. */
  picturesDir: string;
  /** The folder of pictures that the build made of the repository's masters, with `index.json`, which describes them. */
  builtPicturesDir?: string;
  /** Where several services keep the pictures of posts together; a folder in `dataDir` where absent. */
  picturesBucket?: BucketAccess;
  makePicture: MakePicture;
}

/** All attempts to read a picture must fit into the 10 s of a request. */
const bucketTimeouts = { timeoutMs: 2_000, maxBusyMs: 1_000 };

export type PostPictures = ReturnType<typeof createPostPictures>;

/**
 * The pictures of posts, made from their masters, and the files that show them, by key: `posts/post-garden-3f9a1c20-480.webp`.
 * Posts show at once what is there already; what has to be made comes later.
 */
export function createPostPictures({ picturesDir, makePicture, ...storage }: PictureOptions) {
  const { uploadsDir, read, builtSource, listShared, share } = pictureFiles(storage);
  const masters = new FolderStorage(picturesDir);
  const stopping = new AbortController();

  /** Path and hash of a master; undefined without one. */
  async function readMaster(name: string): Promise<{ file: string; hash: string } | undefined> {
    const [file] = await findMasters(picturesDir, name);
    const master = file && (await masters.read(file));
    return file && master ? { file: path.join(picturesDir, file), hash: masterHash(master) } : undefined;
  }

  return {
    picturesDir,
    /** Ends what is being made; nothing more is made then. */
    stop: () => stopping.abort(),
    stopping: stopping.signal,
    read,
    listShared,
    /** Whether the build made a master's files. */
    isBuilt: async (name: string, hash: string) => (await builtSource(stemOf(name, hash))) !== undefined,
    /** The picture that can be shown now: the master's own, or the one before it until that is made. Undefined without a master. */
    async find(name: string, before: StoredPicture = noPicture): Promise<StoredPicture | undefined> {
      const { hash } = (await readMaster(name)) ?? {};
      if (hash === undefined) return undefined;
      if (before.source && before.hash === hash) return before;
      const source = await builtSource(stemOf(name, hash));
      return source ? { hash, source } : before;
    },
    /** Makes files that no service has yet, and shares them with all. Skips those in `present`. */
    async complete(name: string, before: StoredPicture = noPicture, present?: Set<string>): Promise<StoredPicture> {
      const master = await readMaster(name);
      if (!master) return noPicture;
      const { file: masterFile, hash } = master;
      const shared = present ?? (await listShared());
      const isMissing = (file: string) => !shared.has(keyOf(file));
      const stem = stemOf(name, hash);
      const fromBuild = await builtSource(stem);
      const madeBefore = fromBuild ?? (before.hash === hash ? before.source : null);
      const isUsable = madeBefore && (fromBuild || !pictureNames(madeBefore).some(isMissing));
      const source = isUsable
        ? madeBefore
        : await makePicture({ master: masterFile, stem, uploadsDir }, stopping.signal);
      for (const file of pictureNames(source).filter(isMissing)) await share(keyOf(file));
      return { hash, source };
    },
  };
}

/**
 * The files that the name of a post's picture may mean: with any ending, and in capitals too, so that a misnamed file can be reported.
 * There should be one.
 * @example
 * const [file] = await findMasters('mfe-blog/pictures', 'post-roof'); // 'post-roof.jpg'
 */
export async function findMasters(picturesDir: string, name: string): Promise<string[]> {
  const files = (await readdir(picturesDir).catch(undefinedIfMissing)) ?? [];
  return files.filter((file) => path.parse(file).name.toLowerCase() === name).sort();
}

/** Where the files are: in this service's folder, in what the build made, and in the bucket if there is one. */
function pictureFiles({
  dataDir,
  builtPicturesDir,
  picturesBucket,
}: Omit<PictureOptions, 'picturesDir' | 'makePicture'>) {
  // Served as `/uploads/`; with a bucket, copies of what was requested here.
  const uploads = new FolderStorage(path.join(dataDir, 'uploads'));
  const built = builtPicturesDir === undefined ? undefined : new FolderStorage(builtPicturesDir);
  const shared: Storage = picturesBucket ? new BucketStorage({ ...bucketTimeouts, ...picturesBucket }) : uploads;
  const missing = createMissingKeys();
  let index: Record<string, PictureSource> | undefined;

  const readIndex = async (): Promise<Record<string, PictureSource>> =>
    JSON.parse((await built?.read('index.json'))?.toString('utf8') ?? '{}');
  const readLocal = async (key: string) => (await uploads.read(key)) ?? (await built?.read(path.basename(key)));

  return {
    uploadsDir: uploads.root,
    async read(key: string): Promise<Buffer | undefined> {
      const local = await readLocal(key);
      if (local || !picturesBucket || missing.has(key)) return local;
      const remote = await shared.read(key);
      if (!remote) missing.set(key, true);
      // A copy that cannot be written costs another request to the bucket, nothing more.
      if (remote) await uploads.create(key, remote).catch(() => undefined);
      return remote;
    },
    /** The picture that the build made of a master. */
    async builtSource(stem: string): Promise<PictureSource | undefined> {
      index ??= await readIndex();
      return index[stem];
    },
    /** Keys of all files that every service finds. */
    listShared: async (): Promise<Set<string>> => new Set(await shared.list('posts/')),
    /** Shares a file of this service with all others. */
    async share(key: string): Promise<void> {
      const content = await readLocal(key);
      if (!content) throw new Error(`The picture ${key} disappeared while it was stored.`);
      await shared.create(key, content);
    },
  };
}

const served = '/uploads/';

/** Where the pictures of posts are served, without width and format: `/uploads/posts/post-garden-3f9a1c20`. */
function stemOf(name: string, hash: string): string {
  return `${served}posts/${name}-${hash}`;
}

/** The key of a file in folder and bucket, from its address. */
export function keyOf(address: string): string {
  return address.slice(served.length);
}
