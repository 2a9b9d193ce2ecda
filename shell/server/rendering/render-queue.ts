import type { OwnedRoute } from '@site/release/store/release-table';
import { notFoundPath } from '../../app/pages/not-found-path.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest } from './document/protocol.ts';

/** Per lane. Two hundred visitors wait; in a larger crowd some are told to come back. */
const maxWaiting = 250;

/** All forms share a lane, and so do the pages of one route. */
export function laneOf(method: RenderRequest['method'], route: OwnedRoute | undefined): string {
  return method === 'POST' ? 'forms' : (route?.path ?? notFoundPath);
}

/** Counted in metrics. Each page is queued once, then either refused or begun and rendered. */
export type RenderEvent =
  | { kind: 'queued' }
  | { kind: 'refused' }
  | { kind: 'begun'; waitedMs: number }
  | { kind: 'rendered'; renderedMs: number };

interface RenderQueueOptions {
  /** How many pages may be rendered at a time, in all lanes together. */
  places: number;
  /** How long a page may wait. */
  timeoutMs: number;
  observe: (event: RenderEvent) => void;
}

interface Waiting {
  lane: string;
  admit: () => void;
  refuse: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Pages that wait for a thread. Each lane renders one page at a time, so that a crowd on one route does not hold up another. piscina's own
 * queue does not fit: for tasks that can be aborted it has no limit, and no order but that of arrival.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>();
  /** Lanes with a page under way. */
  readonly #underWay = new Set<string>();
  #state: 'starting' | 'open' | 'closed' = 'starting';

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  /** Call once a thread has started. No page is begun before, and none is refused for waiting: a slow start is no sign of a crowd. */
  open() {
    if (this.#state !== 'starting') return;
    this.#state = 'open';
    for (const waiting of this.#waiting) this.#limit(waiting);
    this.#admit();
  }

  /** Resolves when the page may begin, with a function to call at its end. Throws `SiteBusy` if the lane is full or the wait too long. */
  async enter(lane: string): Promise<() => void> {
    const { observe } = this.#options;
    const queuedAt = performance.now();
    observe({ kind: 'queued' });
    await this.#place(lane).catch((error: unknown) => {
      observe({ kind: 'refused' });
      throw error;
    });
    const begunAt = performance.now();
    observe({ kind: 'begun', waitedMs: begunAt - queuedAt });
    return () => {
      observe({ kind: 'rendered', renderedMs: performance.now() - begunAt });
      this.#underWay.delete(lane);
      this.#admit();
    };
  }

  /** Refuses all waiting pages. */
  refuseAll(error: Error) {
    for (const waiting of this.#waiting) this.#take(waiting).refuse(error);
  }

  /** Refuses all waiting pages and all later ones. */
  close() {
    this.#state = 'closed';
    this.refuseAll(new SiteBusy());
  }

  #place(lane: string): Promise<void> {
    return new Promise((admit, refuse) => {
      const inLane = [...this.#waiting].filter((other) => other.lane === lane).length;
      if (this.#state === 'closed' || inLane >= maxWaiting) return refuse(new SiteBusy());
      const waiting = { lane, admit, refuse };
      this.#waiting.add(waiting);
      if (this.#state === 'starting') return;
      this.#limit(waiting);
      this.#admit();
    });
  }

  #limit(waiting: Waiting) {
    const { timeoutMs } = this.#options;
    waiting.timer = setTimeout(() => this.#take(waiting).refuse(new SiteBusy()), timeoutMs).unref();
  }

  #admit() {
    for (const waiting of this.#waiting) {
      if (this.#underWay.size >= this.#options.places) return;
      if (this.#underWay.has(waiting.lane)) continue;
      this.#underWay.add(waiting.lane);
      this.#take(waiting).admit();
    }
  }

  #take(waiting: Waiting): Waiting {
    clearTimeout(waiting.timer);
    this.#waiting.delete(waiting);
    return waiting;
  }
}
