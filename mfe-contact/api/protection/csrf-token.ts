import { randomBytes } from 'node:crypto';
import { createSigner } from '@site/service/signer';

export const csrfCookie = 'XSRF-TOKEN';
export const csrfHeader = 'x-xsrf-token';

export interface CsrfTokens {
  issue: () => string;
  isGenuine: (token: string) => boolean;
}

/** Signed random tokens: nobody without the secret can plant one from a neighbouring host (S25). */
export function csrfTokens(secret: Buffer): CsrfTokens {
  const signer = createSigner(secret);
  return {
    issue: () => signer.sign(randomBytes(18).toString('base64url')),
    isGenuine: (token) => signer.read(token) !== undefined,
  };
}
