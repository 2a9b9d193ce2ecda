import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ProcessMessage, ProcessState, SupervisorMessage } from '@site/service/process/messages';
import { shutdown } from '@site/service/process/shutdown';

/** The program that a process runs. */
export interface ProcessPlan {
  script: string;
  cwd: string;
  args?: string[];
  /** All variables that it gets, but for PORT. */
  env: NodeJS.ProcessEnv;
  /**
   * Whether the next build starts beside the former, on the same socket. Otherwise the former ends first: the two would want the same
   * database file.
   */
  sharesPort: boolean;
}

interface ChildOptions {
  plan: ProcessPlan;
  port: number;
  /** After those of the plan. */
  args?: string[];
  /** Gets what it prints on stderr. */
  log?: (line: string) => void;
  /** Whether the log gets nothing before it is ready. */
  holdsLog?: boolean;
  /** A child whose event loop is blocked for this long is killed; while it starts, four times as long, as a slow machine may block it. */
  maxSilenceMs?: number;
}

/** A child counts as hanging after this many checks in a row without a heartbeat. After a machine has slept, only one check fails. */
const maxMissedChecks = 5;

/** Lines that Node prints around an uncaught error: an empty line, the stack, its own version. */
const aroundError = /^\s*$|^ +at |^Node\.js v/;

const running = new Set<ChildProcess>();

/**
 * One process, from its spawn to its end. Emits `change` when its state does: `starting`, perhaps `standing by`, `ready`, and at the end
 * `failed` with its reason.
 *
 * @example
 * const child = new Child({ plan, port: 8081 });
 * await child.reach('ready', 30_000);
 * await child.end();
 */
export class Child extends EventEmitter<{ change: [] }> {
  readonly process: ChildProcess;
  state: ProcessState = { status: 'starting' };
  #lastLine = '';
  /** Why it was killed. */
  #killed: string | undefined;

  constructor({ plan, port, args = [], log = () => {}, holdsLog = false, maxSilenceMs = 15_000 }: ChildOptions) {
    super();
    const start = plan.sharesPort ? startSharingPort : startAlone;
    this.process = start({ ...plan, args: [...(plan.args ?? []), ...args], env: { ...plan.env, PORT: String(port) } });
    this.#forwardLines(log, holdsLog);
    this.#watchHeartbeat(maxSilenceMs);
    this.process.on('message', (message: ProcessMessage) => {
      if (message.event === 'standing by' || message.event === 'ready') this.#become({ status: message.event });
    });
    this.process.on('error', (error) => {
      if (this.process.pid === undefined) this.#become({ status: 'failed', reason: String(error) });
    });
    this.process.once('exit', (code, signal) => {
      running.delete(this.process);
      if (this.state.status === 'ready') this.#become({ status: 'failed', reason: `ended (${signal ?? code})` });
    });
    // Not `exit`: the last lines of a child that does not start may come after that.
    this.process.once('close', (code) => {
      const reason = this.#lastLine || `ended with code ${code} before it was ready`;
      if (this.state.status !== 'failed') this.#become({ status: 'failed', reason });
    });
    if (this.process.pid !== undefined) running.add(this.process);
  }

  /** Resolves once it has come this far. Throws its reason if it ends before; if it takes longer, it is killed. */
  reach(stage: 'standing by' | 'ready', maxMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.kill(`was not ready after ${maxMs / 1000} s and was killed`), maxMs);
      const look = () => {
        const { state } = this;
        if (state.status !== stage && state.status !== 'ready' && state.status !== 'failed') return;
        clearTimeout(timer);
        this.off('change', look);
        if (state.status === 'failed') reject(new Error(state.reason));
        else resolve();
      };
      this.on('change', look);
      look();
    });
  }

  /** Resolves once it has ended, in whatever way. */
  async death(): Promise<void> {
    while (this.state.status !== 'failed') await once(this, 'change');
  }

  /** Does nothing where it has ended: its pipe breaks before `exit` is emitted, and without a callback that is an uncaught error. */
  send(message: SupervisorMessage): void {
    if (this.process.connected) this.process.send(message, () => {});
  }

  kill(reason: string): void {
    this.#killed ??= reason;
    this.process.kill('SIGKILL');
  }

  /** Lets it answer the requests in flight, then kills it. */
  end(): Promise<void> {
    const child = this.process;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), shutdown.killMs);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      // A supervised process stops on the message. A service that others have written may understand only the signal.
      this.send({ event: 'stop' });
      child.kill('SIGTERM');
    });
  }

  #become(state: ProcessState) {
    this.state = state.status === 'failed' && this.#killed ? { ...state, reason: this.#killed } : state;
    this.emit('change');
  }

  #forwardLines(log: (line: string) => void, holdsLog: boolean) {
    const held: string[] = [];
    if (!this.process.stderr) return;
    createInterface({ input: this.process.stderr }).on('line', (line) => {
      if (!aroundError.test(line)) this.#lastLine = line;
      if (holdsLog && this.state.status !== 'ready') held.push(line);
      else log(line);
    });
    this.on('change', () => this.state.status === 'ready' && held.splice(0).forEach(log));
  }

  /** An HTTP request would be no test: it would wait behind those of visitors. */
  #watchHeartbeat(maxSilenceMs: number) {
    let missed = 0;
    this.process.on('message', () => {
      missed = 0;
    });
    const timer = setInterval(() => {
      missed += 1;
      const factor = this.state.status === 'ready' ? 1 : 4;
      if (missed < maxMissedChecks * factor) return;
      this.kill(`gave no sign of life for ${(maxSilenceMs * factor) / 1000} s and was killed`);
    }, maxSilenceMs / maxMissedChecks);
    this.on('change', () => this.state.status === 'failed' && clearInterval(timer));
  }
}

const heartbeat = new URL('./heartbeat.mjs', import.meta.url);
heartbeat.searchParams.set('killMs', String(shutdown.killMs));
const execArgv = ['--enable-source-maps', '--import', heartbeat.href];
const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'ignore', 'pipe', 'ipc'];

function startAlone({ script, args = [], cwd, env }: ProcessPlan): ChildProcess {
  return spawn(process.execPath, [...execArgv, script, ...args], { cwd, env, stdio });
}

function startSharingPort({ script, args = [], cwd, env }: ProcessPlan): ChildProcess {
  // Each accepts connections itself. By default all would pass through this process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args, execArgv, cwd, stdio });
  // `fork` adds the variables of this process that are absent.
  const absent = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));
  const worker = cluster.fork({ ...absent, ...env });
  // Emitted for its process too, where `Child` listens.
  worker.on('error', () => {});
  return worker.process;
}

/** For a person who does not want to wait for responses in flight. */
export function killChildren() {
  for (const child of running) child.kill('SIGKILL');
}
