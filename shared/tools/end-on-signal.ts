import { readFileSync } from 'node:fs';
import { killChildren } from '@site/runner/child-process';
import { isProcessRunning, shutdown, stopOnSignal } from '@site/service/process/shutdown';

const parentCheckMs = 250;
/** Read at import, because npm may end while the site is being built. A script that was started without npm outlives its parent. */
const { ppid } = process;
const runners = process.env.npm_lifecycle_event ? npmAndShell() : [];

/** Edges end first, services after them. */
export const maxStopMs = 2 * shutdown.killMs + 6_000;

/**
 * Stops this process in order at the first signal, and when the npm that runs it has ended, because npm passes few signals on.
 */
export function endOnSignal(stop: () => Promise<void>): void {
  const end = stopOnSignal(stop, { timeoutMs: maxStopMs, onEndEarly: killChildren });
  if (runners.length > 0)
    setInterval(() => (process.ppid === ppid && runners.every(isProcessRunning)) || end(), parentCheckMs).unref();
}

/** npm runs a script through a shell: Debian's stays between the two, that of macOS is replaced by the script. */
function npmAndShell(): number[] {
  // Number, name, state and parent.
  const status = process.platform === 'linux' ? readFileSync(`/proc/${ppid}/stat`, 'utf8') : '';
  const [, npm] = /^\d+ \(\w*sh\) \S (\d+)/.exec(status) ?? [];
  return npm ? [ppid, Number(npm)] : [ppid];
}
