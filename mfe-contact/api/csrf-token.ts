import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'x-xsrf-token';

export interface CsrfTokens {
  issue: () => string;
  isGenuine: (token: string) => boolean;
}

/** Tokens of the form `random.signature`: nobody without the secret can plant one from a neighbouring host. */
export function csrfTokens(secret: Buffer): CsrfTokens {
  const sign = (random: string) => createHmac('sha256', secret).update(random).digest('base64url');
  return {
    issue: () => {
      const random = randomBytes(18).toString('base64url');
      return `${random}.${sign(random)}`;
    },
    isGenuine: (token) => {
      const [random = '', signature = ''] = token.split('.');
      return isEqual(signature, sign(random));
    },
  };
}

/** Compares without telling by its duration where two texts differ. */
export function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
