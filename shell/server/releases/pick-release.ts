import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { maxVisitMs } from '@site/delivery/tester-token';
import { readCookie, writeCookie } from '@site/service/http/headers';
import { createSigner } from '@site/service/process/secrets';
import { LRUCache } from 'lru-cache';
import type { ChannelState } from './follow-channel.ts';
import type { OpenRelease } from './open-release.ts';

/** Releases that stay open for testers, besides the channel's own. */
const maxOpened = 8;

export interface PickedRelease {
  release: OpenRelease;
  /** `channel`: everybody gets it. `trial`: a canary runs, and the visitor was assigned to an arm. `tester`: somebody asked for it. */
  source: 'channel' | 'trial' | 'tester';
  /** Sent with the first page that a visitor gets during a canary. */
  setCookie?: string;
}

interface ReleasePickerOptions {
  state: () => ChannelState | undefined;
  openRelease: (id: string) => Promise<OpenRelease>;
  testerCookie: Pick<TesterCookie, 'read'>;
  visitorCookie: VisitorCookie;
}

export type PickRelease = ReturnType<typeof createReleasePicker>;

/**
 * Picks a request's release: a tester's, the canary's for visitors drawn into it, or the channel's. Asynchronous only if it must be
 * opened first.
 */
export function createReleasePicker({ state, openRelease, testerCookie, visitorCookie }: ReleasePickerOptions) {
  const opened = new LRUCache<string, OpenRelease>({ max: maxOpened });

  async function openForTester(id: string, request: IncomingMessage): Promise<PickedRelease | undefined> {
    const release = await openRelease(id).catch(undefinedIfNotInStore);
    // It has been pruned since: the tester gets what all visitors get.
    if (!release) return pickForVisitor(request);
    opened.set(id, release);
    return { release, source: 'tester' };
  }

  function pickForVisitor(request: IncomingMessage): PickedRelease | undefined {
    const { live, canary } = state() ?? {};
    if (!live) return undefined;
    if (!canary) return { release: live, source: 'channel' };
    const known = visitorCookie.read(request);
    const created = known === undefined && isForDocument(request) ? visitorCookie.create() : undefined;
    const visitor = known?.id ?? created?.id;
    const isCanary = visitor !== undefined && getsCanary(visitor, canary.release.id, canary.percent);
    return {
      release: isCanary ? canary.release : live,
      source: 'trial',
      ...(created && { setCookie: created.cookie }),
    };
  }

  return function pickRelease(
    request: IncomingMessage,
  ): PickedRelease | undefined | Promise<PickedRelease | undefined> {
    const id = testerCookie.read(request)?.release;
    if (id === undefined) return pickForVisitor(request);
    const release = opened.get(id);
    return release ? { release, source: 'tester' } : openForTester(id, request);
  };
}

/** Only pages set the visitor cookie; whatever they load already carries it. */
function isForDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}

/** No script can read it. */
const hiddenCookie = { httpOnly: true, sameSite: 'lax' } as const;

export const testerCookieName = 'sv-release';

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

export const visitorCookieName = 'sv-visitor';
const maxAgeSeconds = 30 * 24 * 60 * 60;

export type VisitorCookie = ReturnType<typeof createVisitorCookie>;

export interface KnownVisitor {
  id: string;
  /** The last trial in which any edge counted this visitor. */
  countedIn?: number;
}

/** Identifies visitors during a canary by a signed random number, so that one browser is one visitor and none can be forged. */
export function createVisitorCookie(secret: Buffer | string, isSecure: boolean) {
  const signer = createSigner(secret, visitorCookieName);
  const name = cookieName(visitorCookieName, isSecure);
  const cookieOf = (content: string) =>
    writeCookie({ ...hiddenCookie, name, value: signer.sign(content), maxAge: maxAgeSeconds, secure: isSecure });
  return {
    /** Undefined without a genuine cookie. */
    read({ headers }: Pick<IncomingMessage, 'headers'>): KnownVisitor | undefined {
      const [id, trial] = signer.read(readCookie(headers.cookie, name))?.split('~') ?? [];
      return id ? { id, ...(trial && { countedIn: Number(trial) }) } : undefined;
    },
    /** A new visitor and the cookie to set. */
    create() {
      const id = randomBytes(16).toString('base64url');
      return { id, cookie: cookieOf(id) };
    },
    /** The cookie that marks a visitor as counted in this trial. */
    setCounted: ({ id }: KnownVisitor, trial: number) => cookieOf(`${id}~${trial}`),
  };
}

/** Whether this visitor gets the canary's release. The same answer each time, and a new draw for each canary. */
export function getsCanary(visitor: string, release: string, percent: number): boolean {
  const bucket = createHash('sha256').update(visitor).update(release).digest().readUInt32BE(0) % 10_000;
  return bucket < Math.round(percent * 100);
}

/**
 * The name under which a cookie is set and read. Over TLS it has the prefix `__Host-`, which browsers accept from this very host only:
 * otherwise a neighbouring host, or an attacker on plain http, could plant a cookie of that name.
 */
function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
