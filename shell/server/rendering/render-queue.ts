import { SiteBusy } from '../http/site-busy.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';

/** Pages under way in one worker. Most of them wait for services; those that do not take turns. */
const maxRunning = 32;
/** Of one route: while one is rendered the next loads its data. A page of another route waits for no more than these. */
const maxOfRoute = 2;
/** A form may wait 15 s for its service; an answer that shows it again takes the worker longer than most pages. */
const maxForms = 8;
/** In one lane: a crowd of two hundred waits, a larger one is told to come back. */
const maxWaiting = 250;

export interface RenderJob {
  request: RenderRequest;
  /** Jobs of a lane wait for each other only: those of one route, or forms. */
  lane: string;
  /** It ran when one of several pages looped. Running it alone shows whether it was this one. */
  isSuspect: boolean;
  /** When a worker got it first, by `performance.now()`. */
  begunAt?: number;
  /** When the present worker got it, and with which of its heartbeats. */
  sent?: { at: number; beat: number };
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
}

/** What operators may count. Each job is queued once, then refused, or begun and mostly rendered. */
export type RenderEvent =
  | { kind: 'queued' }
  | { kind: 'refused' }
  | { kind: 'begun'; waitedMs: number }
  | { kind: 'rendered'; renderedMs: number };

interface RenderQueueOptions {
  waitMs: number;
  observe: (event: RenderEvent) => void;
}

interface Waiting {
  job: RenderJob;
  since: number;
  timer?: NodeJS.Timeout;
}

/** What waits for a renderer. Lanes take turns, so that a crowd on one route holds up no other. */
export class RenderQueue {
  readonly #lanes = new Map<string, Waiting[]>();
  readonly #suspects: RenderJob[] = [];
  readonly #options: RenderQueueOptions;
  /** A worker takes from it. While one starts, which says nothing of a crowd, nobody is told to come back for having waited. */
  isServed = false;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  get size(): number {
    return [...this.#lanes.values()].reduce((sum, { length }) => sum + length, this.#suspects.length);
  }

  /** Refuses the job with `SiteBusy` where its lane is full, or once it has waited for too long. */
  add(job: RenderJob) {
    this.#options.observe({ kind: 'queued' });
    const lane = this.#lanes.get(job.lane) ?? [];
    if (lane.length >= maxWaiting) return this.#refuse(job);
    const waiting = { job, since: performance.now() };
    lane.push(waiting);
    this.#lanes.set(job.lane, lane);
    this.#limit(waiting);
  }

  #limit(waiting: Waiting) {
    // Cleared when it leaves: for as long as it is set it holds the job, and with it the page.
    waiting.timer = setTimeout(() => {
      if (!this.isServed) this.#limit(waiting);
      else if (this.#remove(waiting)) this.#refuse(waiting.job);
    }, this.#options.waitMs).unref();
  }

  /** They waited already, and go first. */
  addSuspects(jobs: RenderJob[]) {
    this.#suspects.unshift(...jobs.map((job) => ({ ...job, isSuspect: true })));
  }

  /** The next job for which there is room beside those that run. */
  next(running: RenderJob[]): RenderJob | undefined {
    if (running.some(({ isSuspect }) => isSuspect)) return undefined;
    if (this.#suspects.length > 0) return running.length === 0 ? this.#suspects.shift() : undefined;
    if (running.length >= maxRunning) return undefined;
    for (const [name, lane] of this.#lanes) {
      const first = lane[0];
      if (!first || running.filter((job) => job.lane === name).length >= roomFor(first.job)) continue;
      this.#remove(first);
      first.job.begunAt = performance.now();
      this.#options.observe({ kind: 'begun', waitedMs: performance.now() - first.since });
      return first.job;
    }
    return undefined;
  }

  noteRendered({ begunAt = 0 }: RenderJob) {
    this.#options.observe({ kind: 'rendered', renderedMs: performance.now() - begunAt });
  }

  /** There is no worker to wait for. */
  refuseAll(error: Error) {
    for (const { reject } of this.#suspects.splice(0)) reject(error);
    for (const { job, timer } of [...this.#lanes.values()].flat()) {
      clearTimeout(timer);
      this.#refuse(job, error);
    }
    this.#lanes.clear();
  }

  #refuse({ reject }: RenderJob, error: Error = new SiteBusy()) {
    this.#options.observe({ kind: 'refused' });
    reject(error);
  }

  /** Its lane goes to the end, behind the others. */
  #remove(waiting: Waiting): boolean {
    const name = waiting.job.lane;
    const lane = this.#lanes.get(name) ?? [];
    if (!lane.includes(waiting)) return false;
    clearTimeout(waiting.timer);
    this.#lanes.delete(name);
    if (lane.length > 1)
      this.#lanes.set(
        name,
        lane.filter((one) => one !== waiting),
      );
    return true;
  }
}

function roomFor({ request }: RenderJob): number {
  return request.method === 'POST' ? maxForms : maxOfRoute;
}
