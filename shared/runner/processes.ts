import type { ChildProcess } from 'node:child_process';
import { endChild, forkSharingPort, type ProcessPlan, readyPort, spawnScript } from './children.ts';

/** Before a process that ended by itself is started again. */
const restartPauseMs = 500;

export interface RunningProcess {
  port: number;
  pid: () => number | undefined;
  /** Stops it for good. */
  stop: () => Promise<void>;
  /** For fault tests: kills it; it is started again. */
  kill: () => void;
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
}

/**
 * Runs a Node script that sends `{ event: 'ready', port }` to its parent when it listens. If it ends by itself, it is started again.
 * When this process dies in any way, the IPC channel closes and the child ends too.
 */
export async function runProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { name, log, replaced = 'after', ...plan } = options;
  const start = replaced === 'beside' ? forkSharingPort : spawnScript;
  const child = start(plan, []);
  const port = await readyPort(name, child, log);
  const supervised = new Supervised({ name, log, port, start }, plan, child);
  return {
    port,
    pid: () => supervised.child.pid,
    kill: () => void supervised.child.kill('SIGKILL'),
    stop: () => supervised.stop(),
    replace: (next) => (replaced === 'beside' ? supervised.replaceBeside(next) : supervised.replaceAfter(next)),
  };
}

interface Supervision {
  name: string;
  log: (line: string) => void;
  port: number;
  start: (plan: ProcessPlan, args: string[]) => ChildProcess;
}

class Supervised {
  child: ChildProcess;
  #plan: ProcessPlan;
  #isStopping = false;
  /** Was told to end, so it is not started again. */
  readonly #dismissed = new WeakSet<ChildProcess>();
  readonly #site: Supervision;

  constructor(site: Supervision, plan: ProcessPlan, child: ChildProcess) {
    this.#site = site;
    this.#plan = plan;
    this.child = child;
    this.#adopt(child);
  }

  async stop() {
    this.#isStopping = true;
    await this.#dismiss(this.child);
  }

  async replaceAfter(next: ProcessPlan) {
    const former = this.child;
    try {
      const fresh = await this.#startReady(next, () => this.#dismiss(former));
      this.#adopt(fresh);
      this.#plan = next;
    } catch (error) {
      if (this.#dismissed.has(former)) await this.#startAgain();
      throw error;
    }
  }

  async replaceBeside(next: ProcessPlan) {
    const former = this.child;
    this.#adopt(await this.#startReady(next));
    this.#plan = next;
    await this.#dismiss(former);
  }

  #adopt(child: ChildProcess) {
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.#dismissed.has(child)) return;
      this.#site.log(`${this.#site.name} ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (this.child === child) void this.#startAgain();
      }, restartPauseMs);
    });
  }

  async #startAgain() {
    if (this.#isStopping) return;
    const { name, log } = this.#site;
    this.#adopt(this.#start(this.#plan));
    await readyPort(name, this.child, log).catch((error: Error) => log(error.message));
  }

  /** With `makeRoom`, it loads first, and waits until there is room for it. */
  async #startReady(plan: ProcessPlan, makeRoom?: () => Promise<void>): Promise<ChildProcess> {
    const { name, log } = this.#site;
    const child = this.#start(plan, makeRoom ? ['--stand-by'] : []);
    try {
      await readyPort(name, child, log, makeRoom && (() => makeRoom().then(() => void child.send('your turn'))));
      if (this.#isStopping) throw new Error(`${name} was stopped meanwhile.`);
      return child;
    } catch (error) {
      await endChild(child);
      throw error;
    }
  }

  #start({ env, ...plan }: ProcessPlan, args: string[] = []): ChildProcess {
    return this.#site.start({ ...plan, env: { ...env, PORT: String(this.#site.port) } }, args);
  }

  #dismiss(child: ChildProcess): Promise<void> {
    this.#dismissed.add(child);
    return endChild(child);
  }
}
