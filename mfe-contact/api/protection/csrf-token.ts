import { randomBytes } from 'node:crypto';
import { readCookie } from '@site/service/headers';
import { createSigner } from '@site/service/secrets';
import type { FastifyRequest } from 'fastify';
import { tokenCookie } from '../../contract/token.ts';

export const csrfHeader = 'x-xsrf-token';

/** Pages get a new one without a word when theirs has ended. */
const lifetimeMs = 24 * 60 * 60 * 1000;

export interface CsrfTokens {
  issue: () => string;
  isGenuine: (token: string) => boolean;
}

/** Signed tokens, `random:end.signature`: nobody without the secret can plant one from a neighbouring host (S25). */
export function csrfTokens(secret: Buffer): CsrfTokens {
  const signer = createSigner(secret);
  return {
    issue: () => signer.sign(`${randomBytes(18).toString('base64url')}:${Date.now() + lifetimeMs}`),
    isGenuine: (token) => Number(signer.read(token)?.split(':')[1]) > Date.now(),
  };
}

/**
 * Not HttpOnly on purpose: axios copies it into the header, which no other site can do. The escaped colon serves pages of
 * releases that know the name without prefix only: they do not find the token in their cookies and keep it there too.
 */
export function csrfCookieLine(request: FastifyRequest, token: string): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${tokenCookie(isSecure(request))}=${encodeURIComponent(token)}; Path=/; SameSite=Strict${secure}`;
}

export function readCsrfCookie(request: FastifyRequest): string | undefined {
  return readCookie(request.headers.cookie, tokenCookie(isSecure(request)))?.replace('%3A', ':');
}

/** The edge says how visitors reach the site; between edge and service there is no TLS. */
function isSecure({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-proto'] === 'https';
}
