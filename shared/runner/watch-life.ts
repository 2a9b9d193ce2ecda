import { get } from 'node:http';
import type { SupervisionLimits } from './supervision-limits.ts';

interface Watched extends Pick<SupervisionLimits, 'probeMs' | 'maxUnanswered'> {
  /** What the process was told. */
  env: Record<string, string>;
  port: number;
  onHang: () => void;
}

/** Probes `/_/live` of a process until it leaves too many in a row unanswered. Returns how to stop. */
export function watchLife({ env, port, probeMs, maxUnanswered, onHang }: Watched): () => void {
  const host = hostOf(env);
  let unanswered = 0;
  let isOver = false;
  let timer = setTimeout(probe, probeMs);
  async function probe() {
    const began = performance.now();
    unanswered = (await answers(host, port, probeMs)) ? 0 : unanswered + 1;
    if (isOver) return;
    if (unanswered >= maxUnanswered) onHang();
    else timer = setTimeout(probe, Math.max(0, probeMs - (performance.now() - began)));
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Any answer will do, and so will a connection that the process itself closes: both come from a loop that turns. */
function answers(host: string, port: number, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host, port, path: '/_/live', agent: false, signal: AbortSignal.timeout(timeoutMs) });
    request.once('response', (response) => {
      response.resume();
      resolve(true);
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNRESET'));
  });
}

/** Where a process that was told to listen there can be reached from this machine. */
function hostOf(env: Record<string, string>): string {
  const host = env.HOST || process.env.HOST;
  return !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}
