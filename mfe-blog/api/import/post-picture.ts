import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureSource } from '@site/contracts/picture';
import { describePicture, pictureFiles } from '@site/pictures/make-picture';
import { errorCode } from '@site/service/error-code';
import { masterHash } from './check-master.ts';

export interface PictureFolders {
  /** Holds the masters, `{name}.webp`. */
  picturesDir: string;
  /** Served as `/uploads/`. */
  uploadsDir: string;
}

/** Without a master, `hash` is empty and `source` is null. */
export interface StoredPicture {
  hash: string;
  source: PictureSource | null;
}

/** Makes a picture's missing files. Their names have the master's hash, so they can be cached for ever. */
export async function storePicture(
  name: string,
  folders: PictureFolders,
  known?: StoredPicture,
): Promise<StoredPicture> {
  const master = await readMaster(path.join(folders.picturesDir, `${name}.webp`));
  if (!master) return { hash: '', source: null };
  const hash = masterHash(master);
  const source =
    known?.source && known.hash === hash
      ? known.source
      : await describePicture(master, `/uploads/posts/${name}-${hash}`);
  await mkdir(path.join(folders.uploadsDir, 'posts'), { recursive: true });
  for (const { name: file, make } of pictureFiles(master, source))
    await writeMissing(path.join(folders.uploadsDir, 'posts', path.basename(file)), make);
  return { hash, source };
}

async function readMaster(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeMissing(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (await exists(file)) return;
  // Renamed when complete: a process killed here must not leave half a picture that looks finished. An import and a preview
  // may be making the same one.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, await make());
  await rename(part, file);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
