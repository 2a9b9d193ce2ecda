import { readFileSync, readlinkSync } from 'node:fs';

/** How often the edge checks a task's progress, and the step in which its thread counts its own time. */
export const stepMs = 100;

/** What a thread is doing for a task, and for how long by three clocks. */
export interface RenderProgress {
  phase: 'waiting' | 'loading' | 'rendering';
  /** Index of the part whose code is running. */
  part: number;
  /** By the edge's clock. */
  wallMs: number;
  /** By timers of the thread: on a busy machine each comes late, and a thread in an endless loop has none. */
  ownMs: number;
  /** Processor time that the thread has used. */
  processorMs: number;
}

/** Shared memory: the edge can read what a thread wrote here even while the thread is in an endless loop. */
export type ProgressCells = Int32Array<SharedArrayBuffer>;

const cell = { phase: 0, part: 1, thread: 2, steps: 3 };
const phases = ['waiting', 'loading', 'rendering'] as const;

export function createRenderProgress(): ProgressCells {
  return new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT));
}

/** For the thread: records its progress. */
export function writeProgress(cells: ProgressCells, phase: RenderProgress['phase'], part: number): void {
  Atomics.store(cells, cell.thread, ownThread);
  Atomics.store(cells, cell.part, part);
  Atomics.store(cells, cell.phase, phases.indexOf(phase));
}

/** For the thread: counts its own time until the returned function is called. */
export function countSteps(cells: ProgressCells): () => void {
  const timer = setInterval(() => Atomics.add(cells, cell.steps, 1), stepMs);
  return () => clearInterval(timer);
}

export function readProgress(cells: ProgressCells): Pick<RenderProgress, 'phase' | 'part'> {
  return { phase: phases[Atomics.load(cells, cell.phase)] ?? 'waiting', part: Atomics.load(cells, cell.part) };
}

/**
 * For the edge: calls back every 100 ms until the returned function is called. Times count from the beginning of the phase; each part
 * that is loaded is a phase of its own. Processor time tells an endless loop from a busy machine, where a thread gets nowhere either.
 */
export function watchProgress(cells: ProgressCells, onProgress: (progress: RenderProgress) => void): () => void {
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
    onProgress({
      ...now,
      wallMs,
      ownMs: now.ownMs - begin.ownMs,
      // Where the system does not tell threads apart, the work of others counts too; a thread cannot use more time than has passed.
      processorMs: Math.min(now.processorMs - begin.processorMs, wallMs),
    });
  }, stepMs).unref();
  return () => clearInterval(timer);
}

/** Linux's id of this thread, where the kernel counts the time of each; 0 elsewhere. Node's `threadId` is a different number. */
const ownThread = (() => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    return Number.isNaN(processorMsOf(thread)) ? 0 : thread;
  } catch {
    return 0;
  }
})();

/**
 * Node 20 cannot tell this for one thread. NaN once the thread has ended; the process's time, which is never less, where Linux's is
 * unknown.
 */
function processorMsOf(thread: number): number {
  if (thread === 0) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  try {
    // The fields are nanoseconds on a processor, nanoseconds of waiting for one, and the number of time slices.
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}

export interface RenderTimeouts {
  /** For a service. After this the page is rendered without the block. */
  serviceMs: number;
  /** Processor time that a page may use. */
  maxProcessorMs: number;
  /** For a page, by its thread's own clock, in case a loader never settles; services have their own, much shorter timeout. */
  pageMs: number;
  /** The same for a form, whose call may take 15 s. */
  formMs: number;
  /** Added to `pageMs` and `formMs` by the edge's clock, for a machine so busy that the thread hardly runs. */
  gracePeriodMs: number;
  /** Processor time that a part may use to load. A part that waits instead may take three times as long. */
  loadMs: number;
  /** For waiting in the queue. */
  queueMs: number;
}

/** Tight, because visitors are waiting. */
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
 * Generous: development builds are slow and share the machine with a compiler, and a rehearsed release starts cold on a busy build
 * machine. Being slow there proves no fault.
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
