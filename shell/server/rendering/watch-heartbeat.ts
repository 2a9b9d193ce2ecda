import { readFileSync, readlinkSync } from 'node:fs';
import { heartbeatIntervalMs } from './worker-messages.ts';

/** How long a worker's event loop has stood still, and the processor time that its thread has used meanwhile. */
export interface Standstill {
  wallMs: number;
  processorMs: number;
}

/**
 * Says every 100 ms how a worker does that adds to `cells[0]` as often and has told its thread in `cells[2]`. Returns what ends the watch.
 * Processor time tells a loop from a busy machine: a thread that waits for a processor stands still as well, and no part is to blame.
 */
export function watchHeartbeat(cells: Int32Array, onLook: (standstill: Standstill, beats: number) => void): () => void {
  let last = { beats: -1, thread: 0, at: 0, processorMs: 0 };
  const timer = setInterval(() => {
    const beats = Atomics.load(cells, 0);
    const thread = Atomics.load(cells, 2);
    const usedMs = processorMsOf(thread);
    if (beats !== last.beats || thread !== last.thread)
      last = { beats, thread, at: performance.now(), processorMs: usedMs };
    onLook({ wallMs: performance.now() - last.at, processorMs: usedMs - last.processorMs }, beats);
  }, heartbeatIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What Linux calls this thread, where it counts the time of each; 0 elsewhere. Node's own `threadId` is another number. */
export function ownThread(): number {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    return Number.isNaN(processorMsOf(thread)) ? 0 : thread;
  } catch {
    return 0;
  }
}

/** Node 20 cannot ask for a worker's. NaN once the thread has ended; the whole process's, which is never less, where threads are not told apart. */
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
