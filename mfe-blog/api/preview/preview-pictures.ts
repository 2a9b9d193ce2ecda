import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostPictures, StoredPicture } from '../pictures/post-pictures.ts';

interface Entry {
  /** Changes with the master. */
  stamp: string;
  picture: StoredPicture | undefined;
  isMade: Promise<void>;
}

/** A page waits 300 ms for all its data. Making the files of a new picture takes seconds. */
const maxWaitMs = 150;

export type PreviewPicture = (name: string) => Promise<StoredPicture | undefined>;

/** Pictures of previewed posts. One that is still being made is undefined; the preview shows the fallback until it is there. */
export function previewPictures(pictures: PostPictures, onFailure: (error: unknown) => void): PreviewPicture {
  const known = new Map<string, Entry>();

  function make(name: string, stamp: string): Entry {
    const entry: Entry = { stamp, picture: undefined, isMade: Promise.resolve() };
    entry.isMade = findOrMake(pictures, name).then((picture) => {
      entry.picture = picture;
    }, onFailure);
    known.set(name, entry);
    return entry;
  }

  return async (name) => {
    const stamp = await stampOf(pictures.fileOf(name));
    const last = known.get(name);
    const entry = last?.stamp === stamp ? last : make(name, stamp);
    if (!entry.picture) await Promise.race([entry.isMade, wait(maxWaitMs, undefined, { ref: false })]);
    return entry.picture;
  };
}

async function findOrMake(pictures: PostPictures, name: string): Promise<StoredPicture> {
  const found = await pictures.find(name);
  return found?.source ? found : pictures.complete(name);
}

function stampOf(file: string): Promise<string> {
  return stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => '',
  );
}
