import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@site/contracts/picture';
import { describePicture, pictureFiles } from '@site/pictures/make-picture';
import { FolderStorage } from '@site/service/storage/folder-storage';
import { keyOf } from './picture-store.ts';

export interface PictureJob {
  /** Path of the master. */
  master: string;
  /** As in `PictureSource`. */
  stem: string;
  /** Gets the files that it lacks. */
  uploadsDir: string;
}

/** Rejects soon after `signal` says so, where it can. */
export type MakePicture = (job: PictureJob, signal?: AbortSignal) => Promise<PictureSource>;

/** Makes a picture's files in this process; takes seconds, and up to 200 MB. */
export const makePicture: MakePicture = async ({ master: file, stem, uploadsDir }) => {
  const master = await readFile(file);
  const source = await describePicture(master, stem);
  const folder = new FolderStorage(uploadsDir);
  const present = new Set(await folder.list(`${path.posix.dirname(keyOf(stem))}/`));
  for (const { name, make } of pictureFiles(master, source))
    if (!present.has(keyOf(name))) await folder.create(keyOf(name), await make());
  return source;
};
