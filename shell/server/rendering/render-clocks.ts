import { readFileSync, readlinkSync } from 'node:fs';

/**
 * All limits of a render, in milliseconds. A page is stopped by the first that it exceeds; record 045 says why there are two clocks.
 *
 * | Phase                | Processor time | Elapsed time | Afterwards                                        |
 * |----------------------|----------------|--------------|---------------------------------------------------|
 * | waits in its lane    |                | `queueMs`    | busy: the last good copy, or 503                  |
 * | waits for its thread |                | `startMs`    | busy                                              |
 * | thread loads a part  | `loadCpuMs`    | `loadMs`     | the part is quarantined                           |
 * | page is rendered     | `pageCpuMs`    | `pageMs`     | processor time: again without the part; else busy |
 * | form is rendered     | `pageCpuMs`    | `formMs`     | the same                                          |
 * | page asks a service  |                | `serviceMs`  | the page does without its data                    |
 *
 * Only a loop exceeds the processor time. Elapsed time is exceeded by what waits for ever, and by everything on a busy machine: where the
 * answer is busy, no part counts as failed.
 */
export interface RenderTimeouts {
  queueMs: number;
  startMs: number;
  loadCpuMs: number;
  loadMs: number;
  pageCpuMs: number;
  /** In case a loader never settles; services have a much shorter timeout of their own. */
  pageMs: number;
  /** Its call to a service may take `callTimeouts.post`. */
  formMs: number;
  serviceMs: number;
}

/** Tight, because visitors are waiting. */
export const visitorTimeouts: RenderTimeouts = {
  queueMs: 4_000,
  startMs: 30_000,
  loadCpuMs: 3_000,
  loadMs: 18_000,
  pageCpuMs: 1_000,
  pageMs: 9_000,
  formMs: 25_000,
  serviceMs: 600,
};

/**
 * For development, where builds are slow and share the machine with a compiler, and for a rehearsal, which starts cold on a busy build
 * machine: being slow there proves no fault.
 */
export const lenientTimeouts: RenderTimeouts = {
  queueMs: 20_000,
  startMs: 30_000,
  loadCpuMs: 12_000,
  loadMs: 56_000,
  pageCpuMs: 10_000,
  pageMs: 32_000,
  formMs: 40_000,
  serviceMs: 3_000,
};

/** How often the edge checks a task's progress. */
export const tickMs = 100;

/** The phase that a thread has reached in a task, and how long it has lasted. */
export interface RenderProgress {
  phase: 'waiting' | 'loading' | 'rendering';
  /** Index of the part whose code is running. */
  part: number;
  elapsedMs: number;
  /** Processor time that the thread has used. */
  cpuMs: number;
}

/** Shared memory: the edge can read what a thread wrote here even while the thread is in an endless loop. */
export type ProgressCells = Int32Array<SharedArrayBuffer>;

const cell = { phase: 0, part: 1, threadId: 2 };
const phases = ['waiting', 'loading', 'rendering'] as const;

export function createRenderProgress(): ProgressCells {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

/** For the thread: records its progress. */
export function writeProgress(cells: ProgressCells, phase: RenderProgress['phase'], part: number): void {
  Atomics.store(cells, cell.threadId, ownThreadId);
  Atomics.store(cells, cell.part, part);
  Atomics.store(cells, cell.phase, phases.indexOf(phase));
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
    elapsedMs: performance.now(),
    cpuMs: cpuMsOf(Atomics.load(cells, cell.threadId)),
  });
  let begin = read();
  const timer = setInterval(() => {
    const now = read();
    if (now.phase !== begin.phase || (now.phase === 'loading' && now.part !== begin.part)) begin = now;
    const elapsedMs = now.elapsedMs - begin.elapsedMs;
    onProgress({
      ...now,
      elapsedMs,
      // Where the system does not tell threads apart, the work of others counts too; a thread cannot use more time than has passed.
      cpuMs: Math.min(now.cpuMs - begin.cpuMs, elapsedMs),
    });
  }, tickMs).unref();
  return () => clearInterval(timer);
}

/** Linux's id of this thread, where the kernel counts the time of each; 0 elsewhere. Node's `threadId` is a different number. */
const ownThreadId = (() => {
  try {
    const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    return Number.isNaN(cpuMsOf(threadId)) ? 0 : threadId;
  } catch {
    return 0;
  }
})();

/**
 * Processor time of a thread, which Node 20 does not report. NaN once the thread has ended; without an id, the time of the whole process,
 * which is never less.
 */
function cpuMsOf(threadId: number): number {
  if (threadId === 0) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  try {
    // The fields are nanoseconds on a processor, nanoseconds of waiting for one, and the number of time slices.
    return Number(readFileSync(`/proc/self/task/${threadId}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}
