import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@site/contracts/picture';
import { masterHash, pictureNames } from '@site/pictures/picture-names';
import { errorCode } from '@site/service/error-code';
import type { MakePicture } from './make-picture.ts';
import { keyOf, type PictureStore, stemOf } from './picture-store.ts';

/** Without files, `hash` is empty and `source` is null. */
export interface StoredPicture {
  hash: string;
  source: PictureSource | null;
}

export const noPicture: StoredPicture = { hash: '', source: null };

interface PictureOptions {
  /** Holds the masters, `{name}.webp`. */
  picturesDir: string;
  store: PictureStore;
  make: MakePicture;
  /** Says that the service stops. */
  signal?: AbortSignal;
}

export type PostPictures = ReturnType<typeof postPictures>;

/** Turns masters into the pictures of posts: at once what is there already, later what has to be made. */
export function postPictures({ picturesDir, store, make, signal }: PictureOptions) {
  const fileOf = (name: string) => path.join(picturesDir, `${name}.webp`);
  /** Changes with the master; undefined without one. */
  const hashOf = async (name: string) => {
    const master = await readFile(fileOf(name)).catch(unlessMissing);
    return master && masterHash(master);
  };

  return {
    picturesDir,
    fileOf,
    /** Whether the build made a master's files. */
    isBuilt: async (name: string, hash: string) => (await store.built(stemOf(name, hash))) !== undefined,
    /** Keys of all files that every service finds. */
    shared: store.shared,
    /** What can be shown now: the master's own picture, or the one before it until that is made. Undefined without a master. */
    async find(name: string, before: StoredPicture = noPicture): Promise<StoredPicture | undefined> {
      const hash = await hashOf(name);
      if (hash === undefined) return undefined;
      if (before.source && before.hash === hash) return before;
      const source = await store.built(stemOf(name, hash));
      return source ? { hash, source } : before;
    },
    /** Makes files that no service has yet, and gives them to all. Those in `shared` need neither. */
    async complete(name: string, before: StoredPicture = noPicture, shared?: Set<string>): Promise<StoredPicture> {
      const hash = await hashOf(name);
      if (hash === undefined) return noPicture;
      const present = shared ?? (await store.shared());
      const isMissing = (file: string) => !present.has(keyOf(file));
      const stem = stemOf(name, hash);
      const built = await store.built(stem);
      const known = built ?? (before.hash === hash ? before.source : null);
      const needsMaking = !built && (!known || pictureNames(known).some(isMissing));
      const source =
        known && !needsMaking
          ? known
          : await make({ master: fileOf(name), stem, uploadsDir: store.uploadsDir }, signal);
      for (const file of pictureNames(source).filter(isMissing)) await store.share(keyOf(file));
      return { hash, source };
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
