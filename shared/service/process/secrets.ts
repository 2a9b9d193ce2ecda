import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createOnce } from './create-once.ts';
import { ifMissing } from './system-errors.ts';

const secretBytes = 32;

type SecretName = `${string}-secret`;

/**
 * A 32-byte secret that survives restarts, so that open forms and links already sent by e-mail stay valid. Where there is none, it becomes
 * `first`, or random.
 */
export async function persistentSecret(dataDir: string, name: SecretName, first?: Buffer): Promise<Buffer> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  if (!(await readSecret(file)))
    await createOnce(file, first ?? randomBytes(secretBytes), {
      // Backups leave out names with this ending.
      temporaryFile: `${file}.${randomBytes(4).toString('hex')}.part`,
      mode: 0o600,
      whenFull: `The disk of ${file} is full: make room there and start again.`,
    });
  const secret = await readSecret(file);
  if (!secret) throw new Error(`${file} disappeared while it was read. Start again.`);
  return secret;
}

/** A secret that is never created; undefined if there is none. */
export function existingSecret(dataDir: string, name: SecretName): Promise<Buffer | undefined> {
  return readSecret(path.join(dataDir, name));
}

/** Undefined if there is none yet. */
async function readSecret(file: string): Promise<Buffer | undefined> {
  const secret = await readFile(file).catch(ifMissing(undefined));
  // Signatures made with a short secret could be forged, and a new one would invalidate every link that was sent.
  if (secret && secret.length !== secretBytes)
    throw new Error(
      `${file} should hold ${secretBytes} bytes but holds ${secret.length}. Put it back from a backup; without one, remove it and start again: links sent before will not work.`,
    );
  return secret;
}

/** Writes and reads texts of the form `content.signature`, which cannot be forged without the secret. */
interface Signer {
  sign: (content: string) => string;
  /** The content, if its signature is valid. */
  read: (signed: string | undefined) => string | undefined;
}

/**
 * With a `purpose`, a text signed for one purpose is not accepted for another, although the secret is the same.
 * @example
 * const { sign, read } = createSigner(secret, 'preview');
 * read(sign('a-post')); // 'a-post'
 */
export function createSigner(secret: Buffer | string, purpose?: string): Signer {
  const key = purpose ? deriveKey(secret, purpose) : secret;
  const signatureOf = (content: string) => keyedHash(key, content);
  return {
    sign: (content) => `${content}.${signatureOf(content)}`,
    read(signed = '') {
      const end = signed.lastIndexOf('.');
      const content = signed.slice(0, Math.max(end, 0));
      return content !== '' && isEqual(signed.slice(end + 1), signatureOf(content)) ? content : undefined;
    },
  };
}

/** A keyed fingerprint of a text: HMAC-SHA256 in base64url. Only with the key can a text be matched to it. */
export function keyedHash(key: Buffer | string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** A key for one purpose, so that one secret serves several. */
export function deriveKey(secret: Buffer | string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Compares in constant time, so that the duration does not tell where two texts differ. */
function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
