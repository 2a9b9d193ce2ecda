import { createHmac, timingSafeEqual } from 'node:crypto';

/** Writes and reads texts of the form `content.signature`, which cannot be forged without the secret. */
interface Signer {
  sign: (content: string) => string;
  /** The content, if its signature is valid. */
  read: (signed: string | undefined) => string | undefined;
}

/** With a `purpose`, a text signed for one purpose is not accepted for another, although the secret is the same. */
export function createSigner(secret: Buffer | string, purpose?: string): Signer {
  const key = purpose ? createHmac('sha256', secret).update(purpose).digest() : secret;
  const signatureOf = (content: string) => createHmac('sha256', key).update(content).digest('base64url');
  return {
    sign: (content) => `${content}.${signatureOf(content)}`,
    read(signed = '') {
      const end = signed.lastIndexOf('.');
      const content = signed.slice(0, Math.max(end, 0));
      return content !== '' && isEqual(signed.slice(end + 1), signatureOf(content)) ? content : undefined;
    },
  };
}

/** Compares in constant time, so that the duration does not tell where two texts differ. */
export function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
