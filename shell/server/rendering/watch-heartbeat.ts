import { heartbeatIntervalMs } from './worker-messages.ts';

/** Calls `onStandstill` once the beats have not grown for this time. Returns what ends the watch. */
export function watchHeartbeat(readBeats: () => number, timeoutMs: number, onStandstill: () => void): () => void {
  let beats = -1;
  let since = performance.now();
  const timer = setInterval(() => {
    const now = readBeats();
    if (now !== beats) {
      beats = now;
      since = performance.now();
    } else if (performance.now() - since > timeoutMs) onStandstill();
  }, heartbeatIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
