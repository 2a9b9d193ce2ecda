import { forkSharingPort, type ProcessPlan, readyPort, spawnScript } from './children.ts';
import { Supervised } from './supervised.ts';
import { type SupervisionLimits, supervisionLimits } from './supervision-limits.ts';

export interface RunningProcess {
  port: number;
  pid: () => number | undefined;
  /** Stops it for good. */
  stop: () => Promise<void>;
  /** For fault tests, and for a new build while developing: kills it; it is started again without a growing pause. */
  kill: () => void;
  /** Tells its script something, which it misses while it is being started again. */
  send: (message: object) => void;
  /** Runs another plan on the same port. If that does not start, the former runs on, and this throws the last words. */
  replace: (plan: ProcessPlan) => Promise<void>;
}

interface ProcessOptions extends ProcessPlan {
  name: string;
  log: (line: string) => void;
  /**
   * How the next one comes: it loads, and starts `after` the former has ended, where only one can have the
   * database; or `beside` it, and the former ends once the next is ready. That needs a port to begin with, not 0.
   */
  replaced?: 'after' | 'beside';
  /** Other than the usual, for tests. */
  limits?: Partial<SupervisionLimits> | undefined;
}

/**
 * Runs a Node script that sends `{ event: 'ready', port }` to its parent when it listens. If it ends by itself or its event loop
 * stops, it is started again, after pauses that grow while it does not run well.
 * When this process dies in any way, the IPC channel closes and the child ends too.
 */
export async function runProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, log, replaced = 'after', limits: others, ...plan } = options;
  const limits = { ...supervisionLimits, ...others };
  const start = replaced === 'beside' ? forkSharingPort : spawnSupervised;
  const child = start(plan, []);
  const port = await readyPort(name, child, { log, maxSilenceMs: limits.maxStartSilenceMs });
  const supervised = new Supervised({ name, log, port, start, limits }, plan, child);
  return {
    port,
    pid: () => supervised.child.pid,
    kill: () => supervised.kill(),
    stop: () => supervised.stop(),
    send: (message) => void (supervised.child.connected && supervised.child.send(message)),
    replace: (next) => (replaced === 'beside' ? supervised.replaceBeside(next) : supervised.replaceAfter(next)),
  };
}

function spawnSupervised(plan: ProcessPlan, args: string[]) {
  return spawnScript(plan, ['--supervised', ...args]);
}
