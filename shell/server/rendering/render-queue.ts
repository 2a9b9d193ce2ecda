import { notFoundPath } from '@site/contracts/paths';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest } from './document/protocol.ts';

/** Per lane. Two hundred visitors wait; in a larger crowd some are told to come back. */
const maxWaiting = 250;

/** All forms share a lane, and so do the pages of one route. */
export function laneOf(method: RenderRequest['method'], route: ReleaseRoute | undefined): string {
  return method === 'POST' ? 'forms' : (route?.path ?? notFoundPath);
}

/** Counted in metrics. Each page is queued once, then either rejected or started and finished. */
export type RenderEvent =
  | { kind: 'queued' }
  | { kind: 'rejected' }
  | { kind: 'started'; waitMs: number }
  | { kind: 'finished'; renderMs: number };

interface RenderQueueOptions {
  /** How many pages may be rendered at a time, in all lanes together. */
  maxConcurrency: number;
  /** How long a page may wait. */
  timeoutMs: number;
  onEvent: (event: RenderEvent) => void;
}

interface Waiting {
  lane: string;
  start: () => void;
  reject: (error: Error) => void;
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
  readonly #busyLanes = new Set<string>();
  #state: 'starting' | 'open' | 'closed' = 'starting';

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  /** Call once a thread is ready. Until then no page starts, and none times out: a slow start is no sign of a crowd. */
  open() {
    if (this.#state !== 'starting') return;
    this.#state = 'open';
    for (const waiting of this.#waiting) this.#startTimer(waiting);
    this.#startNext();
  }

  /** Resolves when the page may start, with a function to call at its end. Throws `SiteBusy` if the lane is full or the wait too long. */
  async acquire(lane: string): Promise<() => void> {
    const { onEvent } = this.#options;
    const queuedAt = performance.now();
    onEvent({ kind: 'queued' });
    await this.#wait(lane).catch((error: unknown) => {
      onEvent({ kind: 'rejected' });
      throw error;
    });
    const startedAt = performance.now();
    onEvent({ kind: 'started', waitMs: startedAt - queuedAt });
    return () => {
      onEvent({ kind: 'finished', renderMs: performance.now() - startedAt });
      this.#busyLanes.delete(lane);
      this.#startNext();
    };
  }

  /** Rejects all waiting pages. */
  rejectAll(error: Error) {
    for (const waiting of this.#waiting) this.#remove(waiting).reject(error);
  }

  /** Rejects all waiting pages and all later ones. */
  close() {
    this.#state = 'closed';
    this.rejectAll(new SiteBusy());
  }

  #wait(lane: string): Promise<void> {
    return new Promise((start, reject) => {
      const inLane = [...this.#waiting].filter((other) => other.lane === lane).length;
      if (this.#state === 'closed' || inLane >= maxWaiting) return reject(new SiteBusy());
      const waiting = { lane, start, reject };
      this.#waiting.add(waiting);
      if (this.#state === 'starting') return;
      this.#startTimer(waiting);
      this.#startNext();
    });
  }

  #startTimer(waiting: Waiting) {
    const { timeoutMs } = this.#options;
    waiting.timer = setTimeout(() => this.#remove(waiting).reject(new SiteBusy()), timeoutMs).unref();
  }

  #startNext() {
    for (const waiting of this.#waiting) {
      if (this.#busyLanes.size >= this.#options.maxConcurrency) return;
      if (this.#busyLanes.has(waiting.lane)) continue;
      this.#busyLanes.add(waiting.lane);
      this.#remove(waiting).start();
    }
  }

  #remove(waiting: Waiting): Waiting {
    clearTimeout(waiting.timer);
    this.#waiting.delete(waiting);
    return waiting;
  }
}
