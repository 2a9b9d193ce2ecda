import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ChannelState } from './follow-channel.ts';
import type { LiveRelease } from './live-release.ts';
import type { TesterCookie } from './tester-cookie.ts';
import { isDrawn, type Visitors } from './visitors.ts';

/** Releases of testers that stay open beside those of the channel. */
const maxOpened = 8;

export interface PickedRelease {
  release: LiveRelease;
  /** `channel`: everybody has it. `canary`: a canary runs and decides by visitor. `tester`: somebody asked to look at it. */
  by: 'channel' | 'canary' | 'tester';
  /** Goes out with the page of a visitor whom the canary meets for the first time. */
  setCookie?: string;
}

interface ReleasePickerOptions {
  state: () => ChannelState | undefined;
  openRelease: (id: string) => Promise<LiveRelease>;
  testerCookie: Pick<TesterCookie, 'read'>;
  visitors: Visitors;
}

export type PickRelease = ReturnType<typeof createReleasePicker>;

/** Picks the release for a request: a tester's, the canary's for those it draws, the channel's. A promise only where it must be opened first. */
export function createReleasePicker({ state, openRelease, testerCookie, visitors }: ReleasePickerOptions) {
  const opened = new LRUCache<string, LiveRelease>({ max: maxOpened });

  async function open(id: string, request: IncomingMessage): Promise<PickedRelease | undefined> {
    // One that was pruned meanwhile: its tester goes on with what all visitors have.
    const release = await openRelease(id).catch(() => undefined);
    if (!release) return pickForVisitor(request, state(), visitors);
    opened.set(id, release);
    return { release, by: 'tester' };
  }

  return function pick(request: IncomingMessage): PickedRelease | undefined | Promise<PickedRelease | undefined> {
    const id = testerCookie.read(request);
    if (id === undefined) return pickForVisitor(request, state(), visitors);
    const release = opened.get(id);
    return release ? { release, by: 'tester' } : open(id, request);
  };
}

function pickForVisitor(
  request: IncomingMessage,
  state: ChannelState | undefined,
  visitors: Visitors,
): PickedRelease | undefined {
  if (!state) return undefined;
  const { live, canary } = state;
  if (!canary) return { release: live, by: 'channel' };
  const known = visitors.of(request);
  const made = known === undefined && isForDocument(request) ? visitors.make() : undefined;
  const visitor = known ?? made?.id;
  const isCanary = visitor !== undefined && isDrawn(visitor, canary.release.id, canary.percent);
  return { release: isCanary ? canary.release : live, by: 'canary', ...(made && { setCookie: made.cookie }) };
}

/** Only a page makes somebody a visitor; what it loads comes with the cookie that it brought. */
function isForDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}
