import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { LRUCache } from 'lru-cache';
import type { ChannelState } from './follow-channel.ts';
import type { OpenRelease } from './open-release.ts';
import type { TesterCookie, VisitorCookie } from './release-cookies.ts';

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

/** Whether this visitor gets the canary's release. The same answer each time, and a new draw for each canary. */
export function getsCanary(visitor: string, release: string, percent: number): boolean {
  const bucket = createHash('sha256').update(visitor).update(release).digest().readUInt32BE(0) % 10_000;
  return bucket < Math.round(percent * 100);
}
