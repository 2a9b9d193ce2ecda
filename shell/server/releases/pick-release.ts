import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { LRUCache } from 'lru-cache';
import type { ChannelState } from './follow-channel.ts';
import type { OpenRelease } from './open-release.ts';
import type { TesterCookie, VisitCookie } from './release-cookies.ts';

/** Releases that stay open for testers, besides the channel's own. */
const maxOpened = 8;

export interface PickedRelease {
  release: OpenRelease;
  /** `channel`: everybody gets it. `draw`: a canary runs, and the visit was drawn into it or not. `tester`: somebody asked for it. */
  source: 'channel' | 'draw' | 'tester';
  /** Sent with the first page of a visit during a canary. */
  setCookie?: string;
}

interface ReleasePickerOptions {
  state: () => ChannelState | undefined;
  openRelease: (id: string) => Promise<OpenRelease>;
  testerCookie: Pick<TesterCookie, 'read'>;
  visitCookie: VisitCookie;
  /** Why this edge shows the running canary no longer. */
  canaryStopped: () => string | undefined;
}

export type PickRelease = ReturnType<typeof createReleasePicker>;

/**
 * Picks a request's release: a tester's, the canary's for visits drawn into it, or the channel's. Asynchronous only if it must be opened
 * first.
 */
export function createReleasePicker({
  state,
  openRelease,
  testerCookie,
  visitCookie,
  canaryStopped,
}: ReleasePickerOptions) {
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
    const knownVisit = visitCookie.read(request);
    const created = knownVisit === undefined && isForDocument(request) ? visitCookie.create() : undefined;
    const visit = knownVisit ?? created?.id;
    const isDrawn = visit !== undefined && getsCanary(visit, canary.release.id, canary.percent);
    return {
      release: isDrawn && canaryStopped() === undefined ? canary.release : live,
      // Also once this edge has stopped: other edges may still show it, and a shared cache stands before all of them.
      source: 'draw',
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

/** Only pages set the cookie; whatever they load already carries it. */
function isForDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}

/** Whether this visit gets the canary's release. The same answer each time, and a new draw for each canary. */
export function getsCanary(visit: string, release: string, percent: number): boolean {
  const bucket = createHash('sha256').update(visit).update(release).digest().readUInt32BE(0) % 10_000;
  return bucket < Math.round(percent * 100);
}
