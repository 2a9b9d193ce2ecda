import { SiteBusy } from '../site-busy.ts';

/** In one lane: a crowd of two hundred waits, a larger one is told to come back. */
const maxWaiting = 250;

/** The lane of all forms; each other one has the pages of a route and its path as name. */
export const formsLane = 'forms';

/** What operators may count. Each page is queued once, then refused, or begun and rendered. */
export type RenderEvent =
  | { kind: 'queued' }
  | { kind: 'refused' }
  | { kind: 'begun'; waitedMs: number }
  | { kind: 'rendered'; renderedMs: number };

interface RenderQueueOptions {
  /** Places for all lanes together. */
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
 * Pages that wait for a thread. One of each lane is under way at a time, so that a crowd on one route holds up no other. piscina's own queue
 * would not do: for tasks that can be aborted it has neither a bound nor another order than that of arrival.
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

  /** Nobody gets a place before this. Until then a thread starts, which says nothing of a crowd, so nobody is refused for having waited. */
  open() {
    if (this.#state !== 'starting') return;
    this.#state = 'open';
    for (const waiting of this.#waiting) this.#limit(waiting);
    this.#admit();
  }

  /** Resolves once there is a place, with what gives it back. Throws `SiteBusy` where the lane is full, or after too long a wait. */
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

  /** Refuses all that wait. */
  refuseAll(error: Error) {
    for (const waiting of this.#waiting) this.#take(waiting).refuse(error);
  }

  /** Refuses all that wait and all that come. */
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
