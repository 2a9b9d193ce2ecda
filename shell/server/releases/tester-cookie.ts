import type { IncomingMessage } from 'node:http';
import { maxVisitMs } from '@site/release/tester-token';
import { readCookie } from '@site/service/headers';
import { createSigner } from '@site/service/secrets';
import { hostCookie, setCookie } from './set-cookie.ts';

export const testerCookieName = 'sv-release';

export type TesterCookie = ReturnType<typeof createTesterCookie>;

/** The release that a tester looks at, in a signed cookie of the browser's session: `release.end`. */
export function createTesterCookie(secret: Buffer | string, isSecure: boolean) {
  const signer = createSigner(secret, testerCookieName);
  const name = hostCookie(testerCookieName, isSecure);
  return {
    read({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
      // Every request comes here, and hardly any has the cookie.
      if (!headers.cookie?.includes(name)) return undefined;
      const [release, end] = signer.read(readCookie(headers.cookie, name))?.split('.') ?? [];
      return Number(end) > Date.now() ? release : undefined;
    },
    /** Carries its own end, because browsers that restore sessions keep session cookies for ever. */
    set: (release: string, end = Date.now() + maxVisitMs) =>
      setCookie(name, signer.sign(`${release}.${end}`), { isSecure }),
    remove: () => setCookie(name, '', { maxAge: 0, isSecure }),
  };
}
