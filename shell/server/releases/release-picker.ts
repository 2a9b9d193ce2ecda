import type { IncomingMessage } from 'node:http';
import { unlessNotInStore } from '@site/release/store/store-errors';
import { LRUCache } from 'lru-cache';
import type { ChannelState } from './follow-channel.ts';
import type { LiveRelease } from './live-release.ts';
import type { TesterCookie } from './tester-cookie.ts';
import { isDrawn, type Visitors } from './visitors.ts';

/** Releases kept open for testers, beside those of the channel. */
const maxOpened = 8;

export interface PickedRelease {
  release: LiveRelease;
  /** `channel`: everybody has it. `canary`: a canary runs and decides by visitor. `tester`: somebody asked to look at it. */
  by: 'channel' | 'canary' | 'tester';
  /** Sent with the first page that a visitor gets during a canary. */
  setCookie?: string;
}

interface ReleasePickerOptions {
  state: () => ChannelState | undefined;
  openRelease: (id: string) => Promise<LiveRelease>;
  testerCookie: Pick<TesterCookie, 'read'>;
  visitors: Visitors;
}

export type PickRelease = ReturnType<typeof createReleasePicker>;

/** Picks the release for a request: a tester's, the canary's for visitors it drew, or the channel's. A promise only if it must be opened first. */
export function createReleasePicker({ state, openRelease, testerCookie, visitors }: ReleasePickerOptions) {
  const opened = new LRUCache<string, LiveRelease>({ max: maxOpened });

  async function open(id: string, request: IncomingMessage): Promise<PickedRelease | undefined> {
    // Pruned meanwhile: its tester gets what all visitors have.
    const release = await openRelease(id).catch(unlessNotInStore);
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
  const visitor = known?.id ?? made?.id;
  const isCanary = visitor !== undefined && isDrawn(visitor, canary.release.id, canary.percent);
  return { release: isCanary ? canary.release : live, by: 'canary', ...(made && { setCookie: made.cookie }) };
}

/** Only pages set the visitor cookie; whatever they load already carries it. */
function isForDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}
