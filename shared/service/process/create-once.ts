import { link, unlink, writeFile } from 'node:fs/promises';
import { errorCode } from './system-errors.ts';

interface Creation {
  /** Where the content is written first, on the same disk. A crash can leave it there. */
  temporaryFile: string;
  mode?: number;
  /** The message of the error if the disk is full. */
  whenFull: string;
}

/**
 * Writes a file completely and durably, or not at all, whatever fails. Returns false, and changes nothing, where it exists: of processes
 * that start together only one creates it.
 */
export async function createOnce(
  file: string,
  content: Buffer,
  { temporaryFile, mode, whenFull }: Creation,
): Promise<boolean> {
  try {
    await writeFile(temporaryFile, content, { mode, flush: true });
    // link() fails if the name exists; rename() would overwrite it.
    await link(temporaryFile, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw errorCode(error) === 'ENOSPC' ? new Error(whenFull, { cause: error }) : error;
  } finally {
    await unlink(temporaryFile).catch(() => undefined);
  }
}
