import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { errorCode } from '../error-code.ts';

/** Creates a service's data folder. Throws one sentence for the operator if it cannot be written to. */
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
