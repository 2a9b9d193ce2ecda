import type { IncomingMessage } from 'node:http';
import type { ChannelState } from './follow-channel.ts';
import type { LiveRelease } from './live-release.ts';
import type { ChosenRelease } from './tester-cookie.ts';
import { isDrawn, type Visitors } from './visitors.ts';

/** Releases kept open beside those of the channel. */
const mostOpened = 8;

export interface Picked {
  release: LiveRelease;
  /** `channel`: everybody has it. `canary`: a canary runs, and visitors are dealt. `tester`: somebody chose it to look at. */
  by: 'channel' | 'canary' | 'tester';
  /** Goes out with the page: the visitor was dealt for the first time. */
  setCookie?: string;
}

interface PickOptions {
  state: () => ChannelState | undefined;
  openRelease: (id: string) => Promise<LiveRelease>;
  chosen: Pick<ChosenRelease, 'of'>;
  visitors: Visitors;
}

export type PickRelease = ReturnType<typeof createPickRelease>;

/** Picks the release for a request: a tester's choice, the canary's for those it draws, the channel's. A promise only where it must be opened first. */
export function createPickRelease({ state, openRelease, chosen, visitors }: PickOptions) {
  const opened = new Map<string, LiveRelease>();

  async function open(id: string, request: IncomingMessage): Promise<Picked | undefined> {
    // One that was pruned meanwhile: its tester goes on with what all visitors have.
    const release = await openRelease(id).catch(() => undefined);
    if (!release) return deal(request);
    opened.set(id, release);
    for (const oldest of opened.keys()) if (opened.size > mostOpened) opened.delete(oldest);
    return { release, by: 'tester' };
  }

  function kept(id: string): Picked | undefined {
    const release = opened.get(id);
    if (!release) return undefined;
    opened.delete(id);
    opened.set(id, release);
    return { release, by: 'tester' };
  }

  function deal(request: IncomingMessage): Picked | undefined {
    const now = state();
    if (!now) return undefined;
    const { live, canary } = now;
    if (!canary) return { release: live, by: 'channel' };
    const known = visitors.of(request);
    const made = known === undefined && isForDocument(request) ? visitors.make() : undefined;
    const visitor = known ?? made?.id;
    const isCanary = visitor !== undefined && isDrawn(visitor, canary.release.id, canary.percent);
    return { release: isCanary ? canary.release : live, by: 'canary', ...(made && { setCookie: made.cookie }) };
  }

  return function pick(request: IncomingMessage): Picked | undefined | Promise<Picked | undefined> {
    const id = chosen.of(request);
    return id === undefined ? deal(request) : (kept(id) ?? open(id, request));
  };
}

/** What else a page asks for follows it with the cookie that the page brought. */
function isForDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}
