import { readFileSync, readlinkSync } from 'node:fs';

/** How often the edge looks how far a task is, and the step in which its thread counts its own time. */
export const stepMs = 100;

/** What a thread does for a task, and for how long by three clocks. */
export interface Progress {
  phase: 'waiting' | 'loading' | 'rendering';
  /** Index of the part at work. */
  part: number;
  /** By the edge's clock. */
  wallMs: number;
  /** By timers of the thread: on a busy machine each comes late, and a thread in an endless loop has none. */
  ownMs: number;
  /** That the thread has used. */
  processorMs: number;
}

/** Shared by edge and thread: what a thread writes here the edge can read even while the thread is in an endless loop. */
export type ProgressCells = Int32Array<SharedArrayBuffer>;

const cell = { phase: 0, part: 1, thread: 2, steps: 3 };
const phases = ['waiting', 'loading', 'rendering'] as const;

export function createProgress(): ProgressCells {
  return new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT));
}

/** For the thread: says that it has come so far. */
export function writeProgress(cells: ProgressCells, phase: Progress['phase'], part: number): void {
  Atomics.store(cells, cell.thread, ownThread);
  Atomics.store(cells, cell.part, part);
  Atomics.store(cells, cell.phase, phases.indexOf(phase));
}

/** For the thread: counts its own time until the returned function is called. */
export function countSteps(cells: ProgressCells): () => void {
  const timer = setInterval(() => Atomics.add(cells, cell.steps, 1), stepMs);
  return () => clearInterval(timer);
}

export function readProgress(cells: ProgressCells): Pick<Progress, 'phase' | 'part'> {
  return { phase: phases[Atomics.load(cells, cell.phase)] ?? 'waiting', part: Atomics.load(cells, cell.part) };
}

/**
 * For the edge: calls back every 100 ms until the returned function is called. Times count from the beginning of the phase; each part
 * that is loaded is a phase of its own. Processor time tells an endless loop from a busy machine, where a thread gets nowhere either.
 */
export function watchProgress(cells: ProgressCells, onLook: (progress: Progress) => void): () => void {
  const read = () => ({
    ...readProgress(cells),
    wallMs: performance.now(),
    ownMs: Atomics.load(cells, cell.steps) * stepMs,
    processorMs: processorMsOf(Atomics.load(cells, cell.thread)),
  });
  let begin = read();
  const timer = setInterval(() => {
    const now = read();
    if (now.phase !== begin.phase || (now.phase === 'loading' && now.part !== begin.part)) begin = now;
    const wallMs = now.wallMs - begin.wallMs;
    onLook({
      ...now,
      wallMs,
      ownMs: now.ownMs - begin.ownMs,
      // Where threads are not told apart, others' work counts too: a thread uses no more than has passed.
      processorMs: Math.min(now.processorMs - begin.processorMs, wallMs),
    });
  }, stepMs).unref();
  return () => clearInterval(timer);
}

/** What Linux calls this thread, where it counts the time of each; 0 elsewhere. Node's own `threadId` is another number. */
const ownThread = (() => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    return Number.isNaN(processorMsOf(thread)) ? 0 : thread;
  } catch {
    return 0;
  }
})();

/** Node 20 cannot ask for a thread's. NaN once the thread has ended; the whole process's, which is never less, where threads are not told apart. */
function processorMsOf(thread: number): number {
  if (thread === 0) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  try {
    // Nanoseconds on a processor, those of waiting for one, and how often.
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}

export interface RenderTimeouts {
  /** For a service. Beyond it the page does without the block, not the visitor without the page. */
  serviceMs: number;
  /** Processor time that a page may use. */
  maxProcessorMs: number;
  /** For a page, by its thread's own clock, in case its loaders never settle; services have their own, much shorter timeout. */
  pageMs: number;
  /** The same for a form: the call that it makes may take 15 s. */
  formMs: number;
  /** Added to `pageMs` and `formMs` by the edge's clock, for a machine so busy that the thread hardly runs. */
  gracePeriodMs: number;
  /** Processor time that a part may use to load. One that waits instead may take three times that. */
  loadMs: number;
  /** In the queue. */
  queueMs: number;
}

/** Visitors must not wait. */
export const visitorTimeouts: RenderTimeouts = {
  serviceMs: 300,
  maxProcessorMs: 1_000,
  pageMs: 3_000,
  formMs: 20_000,
  gracePeriodMs: 9_000,
  loadMs: 3_000,
  queueMs: 4_000,
};

/**
 * Development builds are slow and share the machine with a compiler, so a slow first page is no endless loop; a rehearsed
 * release starts cold on a busy build machine, and being slow there proves nothing.
 */
export const developmentTimeouts: RenderTimeouts = {
  serviceMs: 3_000,
  maxProcessorMs: 10_000,
  pageMs: 12_000,
  formMs: 20_000,
  gracePeriodMs: 20_000,
  loadMs: 12_000,
  queueMs: 20_000,
};
