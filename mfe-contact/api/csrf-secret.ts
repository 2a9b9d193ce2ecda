import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@site/shared/service/error-code.ts';

/** The secret tokens are signed with. Kept, so that a form opened before a restart can still be sent after it. */
export async function csrfSecret(dataDir: string): Promise<Buffer> {
  const file = path.join(dataDir, 'csrf-secret');
  try {
    await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const secret = await readFile(file);
  // A process killed while writing leaves a short file; signing with it would let anybody forge tokens.
  if (secret.length !== 32) throw new Error(`${file} should hold 32 bytes but holds ${secret.length}. Remove it and start again.`);
  return secret;
}
