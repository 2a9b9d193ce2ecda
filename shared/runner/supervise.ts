import type { ChildProcess } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import type { SupervisorMessage } from '@site/service/process/messages';
import { errorText } from '@site/service/process/system-errors';
import {
  endChild,
  type ProcessPlan,
  readyPort,
  sendMessage,
  startChild,
  startSharingPort,
  watchHeartbeat,
} from './child-process.ts';

interface SupervisionOptions {
  name: string;
  plan: ProcessPlan;
  log?: (line: string) => void;
  /**
   * Whether another build starts on the same socket beside the former. By default it loads its code and stands by until the
   * former has answered the requests in flight and ended; then it opens the database file, which only one of them can have.
   */
  sharesPort?: boolean;
  /** Other than the usual, for tests. */
  limits?: Partial<typeof usualLimits>;
}

export type SupervisionLimits = typeof usualLimits;

const usualLimits = {
  /** A process whose event loop is blocked for this long is killed. */
  maxSilenceMs: 15_000,
  /** While it starts, a slow machine may block its event loop for longer. */
  maxStartSilenceMs: 60_000,
  /** Restart backoff: doubled each time, until a process has run for `resetBackoffAfterMs`. */
  firstBackoffMs: 500,
  maxBackoffMs: 30_000,
  resetBackoffAfterMs: 60_000,
};

/**
 * Runs a Node script that sends `{ event: 'ready', port }` once it listens, and starts it again when it ends or hangs. Throws its
 * last line where it is never ready. When this process dies in any way, the child ends too (`heartbeat.mjs`).
 *
 * @example
 * const blog = await supervise({ name: 'blog', plan: { script, cwd, env: { PORT: '0' } } });
 * await blog.swap({ script: nextScript, cwd, env: { PORT: '0' } });
 */
export async function supervise(options: SupervisionOptions): Promise<SupervisedProcess> {
  const supervised = new SupervisedProcess(options);
  await supervised.start();
  return supervised;
}

export class SupervisedProcess {
  port = 0;
  #plan: ProcessPlan;
  /** Restarted when it ends; undefined while no restart is wanted. */
  #child: ChildProcess | undefined;
  #isStopped = false;
  #restart: NodeJS.Timeout | undefined;
  #stopWatching: () => void = () => {};
  readonly #name: string;
  readonly #log: (line: string) => void;
  readonly #sharesPort: boolean;
  readonly #limits: SupervisionLimits;
  readonly #backoff: ReturnType<typeof createBackoff>;

  constructor({ name, plan, log = () => {}, sharesPort = false, limits }: SupervisionOptions) {
    this.#name = name;
    this.#plan = plan;
    this.#log = log;
    this.#sharesPort = sharesPort;
    this.#limits = { ...usualLimits, ...limits };
    this.#backoff = createBackoff(this.#limits);
  }

  /** Process id of the child that runs, or that ran last. */
  pid(): number | undefined {
    return this.#child?.pid;
  }

  /** What the child runs, also after a restart. */
  get script(): string {
    return this.#plan.script;
  }

  /** A child that is being restarted does not get the message. */
  send(message: SupervisorMessage) {
    if (this.#child) sendMessage(this.#child, message);
  }

  async start() {
    this.#watch(await this.#launch(this.#plan));
  }

  async stop() {
    this.#isStopped = true;
    await this.#dismiss();
  }

  /**
   * Runs another plan on the same port. Returns false if that plan runs already. Throws if the new child does not start: the previous plan
   * then runs on. If its child has already ended for the new one, it is started again.
   */
  async swap(plan: ProcessPlan): Promise<boolean> {
    if (isDeepStrictEqual(plan, this.#plan)) return false;
    try {
      const next = await this.#launch(plan, this.#sharesPort ? undefined : () => this.#dismiss());
      const former = this.#child;
      this.#plan = plan;
      this.#backoff.reset();
      this.#watch(next);
      if (former) await endChild(former);
      return true;
    } catch (error) {
      if (!this.#child) await this.#startAgain();
      throw error;
    }
  }

  async #launch(plan: ProcessPlan, onStandBy?: () => Promise<void>): Promise<ChildProcess> {
    const child = this.#spawn(plan, onStandBy ? ['--stand-by'] : []);
    try {
      await this.#ready(child, this.#log, onStandBy);
      if (this.#isStopped) throw new Error(`${this.#name} was stopped meanwhile.`);
      return child;
    } catch (error) {
      await endChild(child);
      throw error;
    }
  }

  #spawn({ env, ...plan }: ProcessPlan, args: string[] = []): ChildProcess {
    const onPort = { ...plan, env: { ...env, PORT: this.port ? String(this.port) : (env.PORT ?? '0') } };
    return this.#sharesPort ? startSharingPort(onPort) : startChild(onPort, ['--supervised', ...args]);
  }

  async #ready(child: ChildProcess, log: (line: string) => void, onStandBy?: () => Promise<void>) {
    this.port = await readyPort(this.#name, child, { log, maxSilenceMs: this.#limits.maxStartSilenceMs, onStandBy });
  }

  /** @param child is ready */
  #watch(child: ChildProcess) {
    const readyAt = performance.now();
    const { maxSilenceMs } = this.#limits;
    let end: string | undefined;
    this.#cancel();
    this.#child = child;
    this.#stopWatching = watchHeartbeat(child, maxSilenceMs, () => {
      end = `gave no sign of life for ${maxSilenceMs / 1000} s and was killed`;
      child.kill('SIGKILL');
    });
    child.once('exit', (code, signal) => {
      if (child !== this.#child) return;
      this.#stopWatching();
      this.#startLater(`${this.#name} ${end ?? `ended (${signal ?? code})`}`, performance.now() - readyAt);
    });
  }

  #startLater(what: string, ranMs: number) {
    const pauseMs = this.#backoff.after(ranMs);
    this.#log(`${what}; starting it again in ${pauseMs / 1000} s`);
    this.#restart = setTimeout(() => this.#startAgain(), pauseMs);
  }

  /** Logs one line for each attempt that fails. The output of a process while it starts is logged once it is ready. */
  async #startAgain() {
    if (this.#isStopped) return;
    clearTimeout(this.#restart);
    let child = this.#child;
    const held: string[] = [];
    let log = (line: string): void => void held.push(line);
    try {
      child = this.#child = this.#spawn(this.#plan);
      await this.#ready(child, (line) => log(line));
      log = this.#log;
      for (const line of held) log(line);
      if (child === this.#child) this.#watch(child);
    } catch (error) {
      const reason = errorText(error);
      if (child === this.#child) this.#startLater(`${this.#name} did not start (${reason})`, 0);
    }
  }

  /** Ends the child, and starts none in its place. */
  async #dismiss() {
    const child = this.#child;
    this.#cancel();
    this.#child = undefined;
    if (child) await endChild(child);
  }

  #cancel() {
    clearTimeout(this.#restart);
    this.#stopWatching();
  }
}

/** How long to wait before a process is started again. `ranMs`: how long it was ready, 0 if it never was. */
export function createBackoff({ firstBackoffMs, maxBackoffMs, resetBackoffAfterMs }: SupervisionLimits = usualLimits) {
  let nextMs = firstBackoffMs;
  const reset = () => {
    nextMs = firstBackoffMs;
  };
  return {
    reset,
    after(ranMs: number): number {
      if (ranMs >= resetBackoffAfterMs) reset();
      const pauseMs = nextMs;
      nextMs = Math.min(pauseMs * 2, maxBackoffMs);
      return pauseMs;
    },
  };
}
