import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';

/** A 32-byte secret that survives restarts, so that open forms and links already sent by e-mail stay valid. */
export async function keptSecret(dataDir: string, name: `${string}-secret`): Promise<Buffer> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const secret = await readFile(file);
  // A process killed while writing leaves a short file, and signatures made with a short secret could be forged.
  if (secret.length !== 32)
    throw new Error(`${file} should hold 32 bytes but holds ${secret.length}. Remove it and start again.`);
  return secret;
}
