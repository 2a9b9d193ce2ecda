import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './system-errors.ts';

/** Creates a service's data folder. Throws one sentence for the operator if it cannot be written to. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const problem = await findUnwritable('DATA_DIR', dataDir);
  if (problem) throw new Error(problem);
}

/**
 * Creates a folder that a setting names. Returns one sentence for the operator if it cannot be written to. It writes a
 * file there, because permissions tell root nothing, nor whether the disk is full.
 * @example
 * const problem = await findUnwritable('DATA_DIR', '/data');
 */
export async function findUnwritable(setting: string, folder: string): Promise<string | undefined> {
  const probe = path.join(folder, `writable-${process.pid}.part`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
    return undefined;
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    const remedy =
      errorCode(error) === 'ENOSPC' ? 'make room on that disk' : 'let this user write there or name another folder';
    return `${setting} is ${folder}, which cannot be written to (${errorCode(error)}): ${remedy}.`;
  }
}
