import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookie } from '@site/service/read-cookie';
import { createSigner } from '@site/service/signer';
import { setCookie } from '../http/set-cookie.ts';

export const visitorCookie = 'sv-visitor';
/** In seconds. */
const maxAge = 30 * 24 * 60 * 60;

export type Visitors = ReturnType<typeof createVisitors>;

/** Visitors of a canary: a random number each, signed, so that one browser is one visitor and none can be made up. */
export function createVisitors(secret: Buffer | string, isSecure: boolean) {
  const signer = createSigner(secret, visitorCookie);
  return {
    /** The visitor who asks, undefined where the browser has no genuine cookie. */
    of: ({ headers }: Pick<IncomingMessage, 'headers'>) => signer.read(readCookie(headers.cookie, visitorCookie)),
    /** A new visitor, and the cookie that keeps it. */
    make() {
      const id = randomBytes(16).toString('base64url');
      return { id, cookie: setCookie(visitorCookie, signer.sign(id), { maxAge, isSecure }) };
    },
  };
}

/** Whether the canary's release is for this visitor: always the same answer, and another draw for the next canary. */
export function isDrawn(visitor: string, release: string, percent: number): boolean {
  const bucket = createHash('sha256').update(visitor).update(release).digest().readUInt32BE(0) % 10_000;
  return bucket < Math.round(percent * 100);
}
