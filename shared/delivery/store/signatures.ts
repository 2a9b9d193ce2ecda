import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, sign, verify } from 'node:crypto';
import { siteConfig } from '@site/brand/site.config';
import type { PartManifest } from '@site/contracts/manifest';
import type { Storage } from '@site/service/storage/storage';
import * as v from 'valibot';
import { NotInStore, NotSigned } from './store-errors.ts';
import { encodeJson, manifestKey, signaturesPrefix } from './store-layout.ts';

/** The public keys whose signature counts, by part. */
export type TrustedKeys = Record<string, string[]>;

export interface SigningOptions {
  /** Signs what this process publishes; absent where it has no key. */
  signer?: Signer;
  /** Absent where nothing is checked. */
  trustedKeys?: TrustedKeys;
}

/**
 * The signatures of a store's versions. What is signed is the version's `part.json`, which names the hash of each of its files.
 *
 * @example
 * const signatures = new VersionSignatures(storage, { trustedKeys: { blog: ['ed25519:…'] } });
 * await signatures.expect('blog', '1.0.0-3f9a1c20'); // throws NotSigned unless one of these keys has signed it
 */
export class VersionSignatures {
  readonly trustedKeys: TrustedKeys | undefined;
  readonly #storage: Storage;
  readonly #signer: Signer | undefined;
  /** SHA-256 of the manifests that were accepted, by part and version. A process goes on with what it has accepted. */
  readonly #accepted = new Map<string, string>();

  constructor(storage: Storage, { signer, trustedKeys }: SigningOptions = {}) {
    this.#storage = storage;
    this.#signer = signer;
    this.trustedKeys = trustedKeys;
  }

  /** Signs what was built, not what is stored: somebody may have replaced it meanwhile. Does nothing without a key. */
  async sign(manifest: PartManifest): Promise<void> {
    if (!this.#signer) return;
    const signature = encodeJson(this.#signer.sign(encodeJson(manifest)));
    // Several keys may sign one version, each in a file of its own. The same key always gives the same bytes.
    const key = `${signaturesPrefix(manifest.name, manifest.version)}${sha256(signature).slice(0, 16)}.json`;
    if (!(await this.#storage.create(key, signature)) && !(await this.#storage.read(key))?.equals(signature))
      throw new Error(`${key} in the release store has other content; remove it there.`);
  }

  /** Throws `NotSigned` unless a key that is listed for the part has signed the version, and `NotInStore`. */
  async expect(part: string, version: string): Promise<void> {
    const name = `${part}@${version}`;
    if (!this.trustedKeys || this.#accepted.has(name)) return;
    const keys = this.trustedKeys[part] ?? [];
    const manifest = await this.#storage.read(manifestKey(part, version));
    if (!manifest) throw new NotInStore(`${part} ${version}`);
    const signatures = await this.#readSignatures(part, version);
    if (!signatures.some((signature) => keys.includes(signature.key) && isSignatureOf(signature, manifest)))
      throw new NotSigned(part, version);
    this.#accepted.set(name, sha256(manifest));
  }

  /** SHA-256 of the version's manifest if `expect` has accepted it. */
  acceptedManifest(part: string, version: string): string | undefined {
    return this.#accepted.get(`${part}@${version}`);
  }

  /** Skips what is no signature: with such a file whoever can write to the store could keep a version from being delivered. */
  async #readSignatures(part: string, version: string): Promise<Signature[]> {
    const keys = await this.#storage.list(signaturesPrefix(part, version));
    const read = keys.map(async (key) => v.safeParse(storedSignature, String(await this.#storage.read(key))));
    return (await Promise.all(read)).flatMap(({ success, output }) => (success ? [output] : []));
  }
}

const signatureSchema = v.object({
  /** The public key. */
  key: v.string(),
  /** Base64url. */
  signature: v.string(),
});

/** A detached signature (RFC 8032), and whose it is. */
type Signature = v.InferOutput<typeof signatureSchema>;

const storedSignature = v.pipe(v.string(), v.parseJson(), signatureSchema);

export interface Signer {
  /** `ed25519:` and 32 bytes in base64url. */
  publicKey: string;
  sign(content: Buffer): Signature;
}

/** A new private key, PEM (PKCS 8). */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const prefix = 'ed25519:';

/** Signs with a private key in PEM. Throws if it is not one of Ed25519. */
export function signerOf(pem: string): Signer {
  const privateKey = createPrivateKey(pem);
  const { crv, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (crv !== 'Ed25519')
    throw new Error(`The key is not one of Ed25519, which "${siteConfig.releaseCommand} keys new" makes.`);
  const publicKey = `${prefix}${x}`;
  return {
    publicKey,
    sign: (content) => ({ key: publicKey, signature: sign(null, content, privateKey).toString('base64url') }),
  };
}

export function isPrivateKey(pem: string): boolean {
  try {
    return signerOf(pem) !== undefined;
  } catch {
    return false;
  }
}

export function isPublicKey(text: string): boolean {
  return /^ed25519:[\w-]{43}$/.test(text);
}

function isSignatureOf({ key, signature }: Signature, content: Buffer): boolean {
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.slice(prefix.length) },
    format: 'jwk',
  });
  return verify(null, content, publicKey, Buffer.from(signature, 'base64url'));
}

export function sha256(content: Buffer): string {
  return hash('sha256', content, 'hex');
}
