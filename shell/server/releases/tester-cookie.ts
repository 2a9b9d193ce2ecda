import type { IncomingMessage } from 'node:http';
import { longestVisit } from '@site/release/qa-token';
import { readCookie } from '@site/service/read-cookie';
import { createSigner } from '@site/service/signer';
import { cookie } from '../http/set-cookie.ts';

export const chosenCookie = 'sv-release';

export type ChosenRelease = ReturnType<typeof createChosenRelease>;

/** The release that a tester looks at, in a signed cookie of the browser's session: `release.end`. */
export function createChosenRelease(secret: Buffer | string, isSecure: boolean) {
  const signer = createSigner(secret, chosenCookie);
  return {
    of({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
      // Asked with every request: most have no such cookie.
      if (!headers.cookie?.includes(chosenCookie)) return undefined;
      const [release, end] = signer.read(readCookie(headers.cookie, chosenCookie))?.split('.') ?? [];
      return Number(end) > Date.now() ? release : undefined;
    },
    /** Browsers that restore their session keep such cookies for ever, so it names its end. */
    keep: (release: string, end = Date.now() + longestVisit) =>
      cookie(chosenCookie, signer.sign(`${release}.${end}`), { isSecure }),
    forget: () => cookie(chosenCookie, '', { maxAge: 0, isSecure }),
  };
}
