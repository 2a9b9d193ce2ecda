import { SiteBusy } from '../http/site-busy.ts';

/** Under way at a time in one lane. A page of another one waits for no more than these; a form may wait 15 s for its service. */
const maxOfLane = 2;
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
  since: number;
  admit: () => void;
  refuse: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Waiting pages. Lanes take turns, so that a crowd on one route holds up no other. piscina's own queue serves no purpose beside it: for
 * tasks that can be aborted it has neither a bound nor another order than that of arrival.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  readonly #lanes = new Map<string, Waiting[]>();
  /** How many of each lane have a place. */
  readonly #begun = new Map<string, number>();
  #isOpen = false;
  #isClosed = false;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  /** Nobody gets a place before this. Until then a thread starts, which says nothing of a crowd, so nobody is refused for having waited. */
  open() {
    if (this.#isOpen) return;
    this.#isOpen = true;
    for (const [lane, all] of this.#lanes) for (const waiting of all) this.#limit(lane, waiting);
    this.#admit();
  }

  /** Resolves once there is a place, with what gives it back. Throws `SiteBusy` where the lane is full, or after too long a wait. */
  enter(lane: string): Promise<() => void> {
    const { observe } = this.#options;
    observe({ kind: 'queued' });
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const waiting: Waiting = {
        since,
        admit: () => resolve(this.#begin(lane, since)),
        refuse: (error) => {
          observe({ kind: 'refused' });
          reject(error);
        },
      };
      const others = this.#lanes.get(lane) ?? [];
      if (this.#isClosed || others.length >= maxWaiting) return waiting.refuse(new SiteBusy());
      this.#lanes.set(lane, [...others, waiting]);
      if (!this.#isOpen) return;
      this.#limit(lane, waiting);
      this.#admit();
    });
  }

  /** Refuses all that wait. */
  refuseAll(error: Error) {
    const all = [...this.#lanes.values()].flat();
    this.#lanes.clear();
    for (const { timer, refuse } of all) {
      clearTimeout(timer);
      refuse(error);
    }
  }

  /** Refuses all that wait and all that come. */
  close() {
    this.#isClosed = true;
    this.refuseAll(new SiteBusy());
  }

  #limit(lane: string, waiting: Waiting) {
    waiting.timer = setTimeout(() => {
      this.#remove(lane, waiting);
      waiting.refuse(new SiteBusy());
    }, this.#options.timeoutMs).unref();
  }

  #admit() {
    for (let next = this.#next(); next; next = this.#next()) {
      clearTimeout(next.waiting.timer);
      this.#remove(next.lane, next.waiting);
      next.waiting.admit();
    }
  }

  #next(): { lane: string; waiting: Waiting } | undefined {
    if (sum(this.#begun.values()) >= this.#options.places) return undefined;
    for (const [lane, [waiting]] of this.#lanes)
      if (waiting && (this.#begun.get(lane) ?? 0) < maxOfLane) return { lane, waiting };
    return undefined;
  }

  #begin(lane: string, since: number): () => void {
    const { observe } = this.#options;
    const begunAt = performance.now();
    this.#count(lane, 1);
    observe({ kind: 'begun', waitedMs: begunAt - since });
    return () => {
      observe({ kind: 'rendered', renderedMs: performance.now() - begunAt });
      this.#count(lane, -1);
      this.#admit();
    };
  }

  #count(lane: string, difference: number) {
    const count = (this.#begun.get(lane) ?? 0) + difference;
    if (count === 0) this.#begun.delete(lane);
    else this.#begun.set(lane, count);
  }

  /** Its lane goes to the end, behind the others. */
  #remove(lane: string, waiting: Waiting) {
    const others = (this.#lanes.get(lane) ?? []).filter((one) => one !== waiting);
    this.#lanes.delete(lane);
    if (others.length > 0) this.#lanes.set(lane, others);
  }
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
