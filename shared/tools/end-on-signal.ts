import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { killChildren } from '@site/runner/child-process';
import { shutdown, stopOnSignal } from '@site/service/shutdown';

const parentCheckMs = 250;
/** Read at import, because npm may end while the site is still being built. Without npm the parent may end: the script then runs in the background. */
const { ppid } = process;
const runners = process.env.npm_lifecycle_event ? npmAndShell() : [];

/** Edges end first, services after them. */
const timeoutMs = 2 * shutdown.killMs + 6_000;

/**
 * Stops this process in order at the first signal, and when the npm that runs it has ended in any way: npm does not pass most signals
 * on.
 */
export function endOnSignal(stop: () => Promise<void>): void {
  const end = stopOnSignal(stop, { timeoutMs, onEndEarly: killChildren });
  if (runners.length > 0)
    setInterval(() => (process.ppid === ppid && runners.every(runs)) || end(), parentCheckMs).unref();
}

/** Some shells hand their process over to the script, others stay between it and npm. */
function npmAndShell(): number[] {
  const [, npm] = /^\s*\d+ \(?(?:\S*\/)?\w*sh\)?\s+\S+\s+(\d+)/.exec(processStatus(ppid)) ?? [];
  return npm ? [ppid, Number(npm)] : [ppid];
}

/** Number, name, state and parent. Small containers have no `ps`, and Windows has neither. */
function processStatus(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/stat`, 'utf8');
  return spawnSync('ps', ['-o', 'pid=,comm=,stat=,ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
