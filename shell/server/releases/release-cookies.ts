import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { siteConfig } from '@site/brand/site.config';
import { maxVisitMs } from '@site/delivery/tester-token';
import { readCookie, writeCookie } from '@site/service/http/headers';
import { createSigner } from '@site/service/process/secrets';

/** No script can read it. */
const hiddenCookie = { httpOnly: true, sameSite: 'lax' } as const;

export const testerCookieName = `${siteConfig.cookiePrefix}-release`;

export type TesterCookie = ReturnType<typeof createTesterCookie>;

/** A signed session cookie with the release that a tester looks at and when that ends: `release.expiresAt`. */
export function createTesterCookie(secret: Buffer | string, isSecure: boolean) {
  const signer = createSigner(secret, testerCookieName);
  const name = cookieName(testerCookieName, isSecure);
  const cookie = { ...hiddenCookie, name, secure: isSecure };
  return {
    read({ headers }: Pick<IncomingMessage, 'headers'>): { release: string; expiresAt: number } | undefined {
      // Checked for every request, and hardly any has the cookie.
      if (!headers.cookie?.includes(name)) return undefined;
      const [release = '', end] = signer.read(readCookie(headers.cookie, name))?.split('.') ?? [];
      const expiresAt = Number(end);
      return expiresAt > Date.now() ? { release, expiresAt } : undefined;
    },
    /** Carries its own expiry, because browsers that restore sessions keep session cookies for ever. */
    set: (release: string, expiresAt = Date.now() + maxVisitMs) =>
      writeCookie({ ...cookie, value: signer.sign(`${release}.${expiresAt}`) }),
    remove: () => writeCookie({ ...cookie, value: '', maxAge: 0 }),
  };
}

export const visitCookieName = `${siteConfig.cookiePrefix}-visitor`;

export type VisitCookie = ReturnType<typeof createVisitCookie>;

/** Identifies a visit during a canary by a signed random number in a session cookie, so that it keeps its release and none can be forged. */
export function createVisitCookie(secret: Buffer | string, isSecure: boolean) {
  const signer = createSigner(secret, visitCookieName);
  const name = cookieName(visitCookieName, isSecure);
  return {
    /** Undefined without a genuine cookie. */
    read: ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
      signer.read(readCookie(headers.cookie, name)),
    /** A new visit and the cookie to set. */
    create() {
      const id = randomBytes(16).toString('base64url');
      return { id, cookie: writeCookie({ ...hiddenCookie, name, value: signer.sign(id), secure: isSecure }) };
    },
  };
}

/**
 * The name under which a cookie is set and read. Over TLS it has the prefix `__Host-`, which browsers accept from this very host only:
 * otherwise a neighbouring host, or an attacker on plain http, could plant a cookie of that name.
 */
function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
