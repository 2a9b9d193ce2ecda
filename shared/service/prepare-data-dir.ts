import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { errorCode } from './error-code.ts';

/** Makes the folder a service keeps its data in. Throws one sentence where that cannot be. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be written to (${errorCode(error)}). Choose another folder.`, {
      cause: error,
    });
  }
}
