import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';
import { hashOf, readRecord } from './backup-record.ts';

/**
 * Restores a backup into a folder that is empty or does not exist. Every file is verified first, and the folder appears
 * complete or not at all. Returns the number of files.
 */
export async function restore(backup: string, dataDir: string): Promise<number> {
  await refuseNonEmpty(dataDir);
  const { files } = await readRecord(backup);
  const growing = `${path.resolve(dataDir)}.part`;
  await rm(growing, { recursive: true, force: true });
  try {
    for (const [file, hash] of Object.entries(files)) await restoreFile(backup, growing, file, hash);
    await rm(dataDir, { recursive: true, force: true });
    await rename(growing, dataDir);
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw error;
  }
  return Object.keys(files).length;
}

async function refuseNonEmpty(dataDir: string) {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0)
    throw new Error(`${dataDir} is not empty. Stop the site, move the folder away, and restore again.`);
}

async function restoreFile(backup: string, folder: string, file: string, hash: string) {
  const target = path.join(folder, file);
  if (!target.startsWith(folder + path.sep)) throw new Error(`${backup} names ${file}, which lies outside of it.`);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await copyFile(path.join(backup, file), target);
  if ((await hashOf(target)) !== hash)
    throw new Error(`${file} in ${backup} is not what was backed up. Use another backup.`);
}
