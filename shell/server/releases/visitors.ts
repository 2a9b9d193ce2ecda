import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readCookie } from '@site/service/headers';
import { createSigner } from '@site/service/secrets';
import { hostCookie, setCookie } from './set-cookie.ts';

export const visitorCookieName = 'sv-visitor';
/** In seconds. */
const maxAge = 30 * 24 * 60 * 60;

export type Visitors = ReturnType<typeof createVisitors>;

export interface KnownVisitor {
  id: string;
  /** The trial in which this visitor was counted last, by whichever edge. */
  votedIn?: number;
}

/** Identifies visitors of a canary by a signed random number, so that one browser is one visitor and none can be forged. */
export function createVisitors(secret: Buffer | string, isSecure: boolean) {
  const signer = createSigner(secret, visitorCookieName);
  const name = hostCookie(visitorCookieName, isSecure);
  const cookieOf = (content: string) => setCookie(name, signer.sign(content), { maxAge, isSecure });
  return {
    /** Undefined without a genuine cookie. */
    of({ headers }: Pick<IncomingMessage, 'headers'>): KnownVisitor | undefined {
      const [id, trial] = signer.read(readCookie(headers.cookie, name))?.split('~') ?? [];
      return id ? { id, ...(trial && { votedIn: Number(trial) }) } : undefined;
    },
    /** A new visitor and the cookie to set. */
    make() {
      const id = randomBytes(16).toString('base64url');
      return { id, cookie: cookieOf(id) };
    },
    /** The cookie of a visitor who was counted in this trial. */
    counted: ({ id }: KnownVisitor, trial: number) => cookieOf(`${id}~${trial}`),
  };
}

/** Whether this visitor gets the canary's release. The same answer each time, and a new draw for each canary. */
export function isDrawn(visitor: string, release: string, percent: number): boolean {
  const bucket = createHash('sha256').update(visitor).update(release).digest().readUInt32BE(0) % 10_000;
  return bucket < Math.round(percent * 100);
}
