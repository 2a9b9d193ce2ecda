import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code.ts';

/** A secret of 32 bytes that outlives restarts: forms that are open and links that are in somebody's mail stay good. */
export async function keptSecret(dataDir: string, name: `${string}-secret`): Promise<Buffer> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const secret = await readFile(file);
  // A process killed while writing leaves a short file; signing with it would let anybody forge what is signed.
  if (secret.length !== 32)
    throw new Error(`${file} should hold 32 bytes but holds ${secret.length}. Remove it and start again.`);
  return secret;
}
