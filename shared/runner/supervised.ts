import type { ChildProcess } from 'node:child_process';
import { endChild, type ProcessPlan, readyPort, watchHeartbeat } from './children.ts';
import { RestartPauses } from './restart-pauses.ts';
import type { SupervisionLimits } from './supervision-limits.ts';

interface Supervision {
  name: string;
  log: (line: string) => void;
  port: number;
  start: (plan: ProcessPlan, args: string[]) => ChildProcess;
  limits: SupervisionLimits;
}

/** A process that is there again whenever it ends or hangs. */
export class Supervised {
  /** The last one that was started; it may have ended. */
  child: ChildProcess;
  #plan: ProcessPlan;
  #isStopping = false;
  /** Was told to end, so it is not started again. */
  readonly #dismissed = new WeakSet<ChildProcess>();
  readonly #site: Supervision;
  readonly #pauses: RestartPauses;
  /** Set while it waits to be started again. */
  #restart: NodeJS.Timeout | undefined;
  #stopWatching: () => void = () => {};

  /** @param child is ready */
  constructor(site: Supervision, plan: ProcessPlan, child: ChildProcess) {
    this.#site = site;
    this.#plan = plan;
    this.child = child;
    this.#pauses = new RestartPauses(site.limits);
    this.#supervise(child);
  }

  async stop() {
    this.#isStopping = true;
    await this.#dismiss(this.child);
  }

  kill() {
    this.#pauses.reset();
    if (this.#restart) void this.#startAgain();
    else this.child.kill('SIGKILL');
  }

  /** The next loads first, and begins once the former has ended. */
  async replaceAfter(next: ProcessPlan) {
    await this.#replace(next, () => this.#dismiss(this.child));
  }

  /** The former ends once the next is ready. */
  async replaceBeside(next: ProcessPlan) {
    await this.#replace(next);
  }

  async #replace(next: ProcessPlan, makeRoom?: () => Promise<void>) {
    const fresh = await this.#startReady(next, makeRoom).catch(async (error) => {
      if (this.#dismissed.has(this.child)) await this.#startAgain();
      throw error;
    });
    const former = this.child;
    this.#plan = next;
    this.#pauses.reset();
    this.#supervise(fresh);
    await this.#dismiss(former);
  }

  /** @param child is ready */
  #supervise(child: ChildProcess) {
    const { name, limits } = this.#site;
    const readyAt = performance.now();
    let hung: string | undefined;
    this.child = child;
    this.#stopWatching();
    this.#stopWatching = watchHeartbeat(child, limits.maxSilenceMs, () => {
      hung = `gave no sign of life for ${limits.maxSilenceMs / 1000} s and was killed`;
      child.kill('SIGKILL');
    });
    child.once('exit', (code, signal) => {
      if (this.#dismissed.has(child)) return;
      this.#stopWatching();
      this.#startLater(`${name} ${hung ?? `ended (${signal ?? code})`}`, performance.now() - readyAt);
    });
  }

  #startLater(what: string, ranMs: number) {
    const pauseMs = this.#pauses.after(ranMs);
    this.#site.log(`${what}; starting it again in ${pauseMs / 1000} s`);
    this.#restart = setTimeout(() => this.#startAgain(), pauseMs);
  }

  /** One line for each attempt that fails: what a process says while it starts is shown once it is ready. */
  async #startAgain() {
    this.#endPause();
    if (this.#isStopping) return;
    const { name, log, limits } = this.#site;
    const child = this.#start(this.#plan);
    this.child = child;
    const held: string[] = [];
    let say = (line: string): void => void held.push(line);
    try {
      await readyPort(name, child, { log: (line) => say(line), maxSilenceMs: limits.maxStartSilenceMs });
      say = log;
      for (const line of held) log(line);
      if (!this.#dismissed.has(child)) this.#supervise(child);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      if (!this.#dismissed.has(child)) this.#startLater(`${name} did not start (${words})`, 0);
    }
  }

  async #startReady(plan: ProcessPlan, makeRoom?: () => Promise<void>): Promise<ChildProcess> {
    const { name, log, limits } = this.#site;
    const child = this.#start(plan, makeRoom ? ['--stand-by'] : []);
    const onStandBy = makeRoom && (() => makeRoom().then(() => void child.send('your turn')));
    try {
      await readyPort(name, child, { log, maxSilenceMs: limits.maxStartSilenceMs, onStandBy });
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
    if (child === this.child) {
      this.#stopWatching();
      this.#endPause();
    }
    return endChild(child);
  }

  #endPause() {
    clearTimeout(this.#restart);
    this.#restart = undefined;
  }
}
