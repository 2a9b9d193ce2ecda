import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

const prefix = 'ed25519:';

/** A detached signature (RFC 8032), and whose it is. */
export interface Signature {
  /** The public key. */
  key: string;
  /** Base64url. */
  signature: string;
}

export interface Signer {
  /** `ed25519:` and 32 bytes in base64url. */
  publicKey: string;
  sign(content: Buffer): Signature;
}

/** A new private key, PEM (PKCS 8). */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/**
 * Signs with a private key in PEM. Throws if it is not one of Ed25519.
 *
 * @example
 * const { publicKey, sign } = signerOf(newPrivateKey());
 * isSignatureOf(sign(content), content); // true
 */
export function signerOf(pem: string): Signer {
  const privateKey = createPrivateKey(pem);
  const { crv, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (crv !== 'Ed25519') throw new Error('The key is not one of Ed25519, which "npm run release -- keys new" makes.');
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

/** Whether the holder of the signature's key has signed this content. */
export function isSignatureOf({ key, signature }: Signature, content: Buffer): boolean {
  return isPublicKey(key) && verify(null, content, publicKeyOf(key), Buffer.from(signature, 'base64url'));
}

export function isPublicKey(text: string): boolean {
  return /^ed25519:[\w-]{43}$/.test(text);
}

function publicKeyOf(text: string) {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text.slice(prefix.length) }, format: 'jwk' });
}
