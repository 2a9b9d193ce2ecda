import { isDeepStrictEqual } from 'node:util';
import type { ProcessReport, ProcessState, SupervisorMessage } from '@site/service/process/messages';
import { errorText } from '@site/service/process/system-errors';
import { Child, type ProcessPlan } from './child-process.ts';

/** A build of a part's process. */
export interface Build {
  /** Of the part: what operators read. Versions with the same plan are the same process. */
  version: string;
  plan: ProcessPlan;
}

interface SupervisionOptions {
  /** Of the part; `edge` for the host's. */
  name: string;
  port: number;
  build: Build;
  log?: (line: string) => void;
  /** Called when its report changes. */
  onChange?: () => void;
  /** Other than the usual, for tests. */
  limits?: Partial<SupervisionLimits>;
}

export type SupervisionLimits = typeof usualLimits;

const usualLimits = {
  /** A process whose event loop is blocked for this long is killed. */
  maxSilenceMs: 15_000,
  /** From the spawn until it is ready, or stands by: nobody is worse off meanwhile, and the first import of posts may take minutes. */
  maxStartMs: 300_000,
  /** From the end of the former until the next is ready: so long its area is down. */
  maxOpenMs: 30_000,
  /** Restart backoff: doubled each time, until a process has run for `resetBackoffAfterMs`. */
  firstBackoffMs: 500,
  maxBackoffMs: 30_000,
  resetBackoffAfterMs: 60_000,
};

/**
 * Keeps one process of a site running: starts it, watches it, swaps it for another build, and brings the former build back where that
 * does not start. When this process dies in any way, the child ends too (`heartbeat.mjs`).
 *
 * @example
 * const blog = new SupervisedProcess({ name: 'blog', port: 8081, build });
 * await blog.tried; // { status: 'ready' }
 * blog.show(nextBuild);
 */
export class SupervisedProcess {
  readonly port: number;
  /** Its state after the first attempt to start it: `ready`, or `waiting` for the next attempt. */
  readonly tried: Promise<ProcessState>;
  readonly #options: Required<Pick<SupervisionOptions, 'name' | 'log' | 'onChange'>> & { limits: SupervisionLimits };
  #backoff: ReturnType<typeof createBackoff>;
  readonly #ended: Promise<void>;
  /** The live release's. */
  #wanted: Build;
  /** Why the wanted build is not tried again: the build that last ran does instead. */
  #refusal: string | undefined;
  #lastGood: Build | undefined;
  #serving: { build: Build; child: Child; since: number } | undefined;
  /** Is being started, alone or beside the one that serves. */
  #next: Child | undefined;
  #waiting: ProcessState = { status: 'starting' };
  #isRetry = false;
  #isStopping = false;
  #wake = () => {};
  #onTried: (state: ProcessState) => void = () => {};

  constructor({ port, build, log = () => {}, onChange = () => {}, limits, name }: SupervisionOptions) {
    this.port = port;
    this.#wanted = build;
    this.#options = { name, log, onChange, limits: { ...usualLimits, ...limits } };
    this.#backoff = createBackoff(this.#options.limits);
    this.tried = new Promise((resolve) => {
      this.#onTried = resolve;
    });
    this.#ended = this.#keepRunning();
  }

  async #keepRunning() {
    while (!this.#isStopping) {
      const build = this.#chosen();
      const serving = this.#serving;
      if (!serving) await this.#start(build);
      else if (serving.child.state.status === 'failed')
        await this.#waitAfter(serving.child.state.reason, serving.since);
      else if (serving.build !== build) await this.#swap(build, serving.child);
      else await this.#change();
    }
    await this.#serving?.child.end();
  }

  /** Runs another build from now on. Nothing waits for it: `report` says how far it is. */
  show({ version, plan }: Build) {
    const former = this.#wanted;
    const same = [former, this.#lastGood].find((build) => build && isDeepStrictEqual(build.plan, plan));
    if (same) same.version = version;
    this.#wanted = same ?? { version, plan };
    if (this.#wanted === former) return this.#options.onChange();
    this.#refusal = undefined;
    this.#backoff = createBackoff(this.#options.limits);
    this.#next?.kill('a newer build is live');
    this.#wake();
  }

  async stop() {
    this.#isStopping = true;
    this.#next?.kill('the site stops');
    this.#wake();
    await this.#ended;
  }

  /** Process id of the child that serves, if one does. */
  pid(): number | undefined {
    return this.#serving?.child.process.pid;
  }

  /** The scripts that it runs, or may return to. */
  scripts(): string[] {
    return [this.#wanted, this.#lastGood, this.#serving?.build].flatMap((build) => build?.plan.script ?? []);
  }

  report(): ProcessReport {
    const serving = this.#serving?.child.state.status === 'ready' ? this.#serving : undefined;
    return {
      name: this.#options.name,
      live: this.#wanted.version,
      runs: serving?.build.version,
      state: (this.#next ?? serving?.child)?.state ?? this.#waiting,
      refusal: this.#refusal,
    };
  }

  /** A process that is being started does not get the message. */
  send(message: SupervisorMessage) {
    this.#serving?.child.send(message);
  }

  #chosen(): Build {
    return this.#refusal === undefined ? this.#wanted : (this.#lastGood ?? this.#wanted);
  }

  async #start(build: Build) {
    const child = this.#spawn(build);
    try {
      await child.reach('ready', this.#options.limits.maxStartMs);
      this.#serve(build, child);
    } catch (error) {
      this.#next = undefined;
      const reason = errorText(error);
      if (this.#isStopping || build !== this.#chosen()) return;
      if (this.#lastGood && this.#lastGood !== build) this.#refuse(build, this.#lastGood, reason);
      else await this.#waitBefore(`did not start (${reason})`, reason, 0);
    }
  }

  /** On a shared port the former serves until the next is ready. Otherwise the next loads its code and stands by until the former has ended. */
  async #swap(build: Build, former: Child) {
    const { limits, log, name } = this.#options;
    const { sharesPort } = build.plan;
    const child = this.#spawn(build, sharesPort ? [] : ['--stand-by']);
    try {
      if (!sharesPort) {
        await reachBeside(former, child, 'standing by', limits);
        this.#serving = undefined;
        await former.end();
        child.send({ event: 'open' });
      }
      await reachBeside(former, child, 'ready', limits);
      this.#serve(build, child);
      log(`${name} now runs ${build.version}`);
      await former.end();
    } catch (error) {
      this.#next = undefined;
      if (!this.#isStopping && build === this.#chosen() && this.#lastGood)
        this.#refuse(build, this.#lastGood, errorText(error));
    }
  }

  #spawn({ plan }: Build, args: string[] = []): Child {
    const { log, limits } = this.#options;
    const child = new Child({ plan, port: this.port, args, log, holdsLog: this.#isRetry, ...limits });
    this.#next = child;
    child.on('change', () => {
      this.#wake();
      this.#options.onChange();
    });
    return child;
  }

  #serve(build: Build, child: Child) {
    this.#next = undefined;
    this.#serving = { build, child, since: performance.now() };
    this.#lastGood = build;
    this.#isRetry = false;
    this.#onTried(child.state);
    this.#options.onChange();
  }

  #refuse(build: Build, former: Build, reason: string) {
    const { name, log, onChange } = this.#options;
    this.#refusal = reason;
    log(`${name} ${build.version} did not start (${reason}); ${former.version} runs on until another build is live`);
    onChange();
  }

  async #waitAfter(reason: string, since: number) {
    this.#serving = undefined;
    await this.#waitBefore(reason, reason, performance.now() - since);
  }

  /** Waits before the next attempt, or until another build is wanted. */
  async #waitBefore(what: string, reason: string, ranMs: number) {
    const { name, log, onChange } = this.#options;
    const pauseMs = this.#backoff.after(ranMs);
    log(`${name} ${what}; starting it again in ${pauseMs / 1000} s`);
    this.#waiting = { status: 'waiting', until: new Date(Date.now() + pauseMs).toISOString(), reason };
    this.#isRetry = true;
    this.#onTried(this.#waiting);
    onChange();
    await this.#change(pauseMs);
  }

  #change(maxMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = maxMs === undefined ? undefined : setTimeout(resolve, maxMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Waits for a child as long as a start may take; once the former has ended, only as long as its area may be down. */
function reachBeside(
  former: Child,
  child: Child,
  stage: 'standing by' | 'ready',
  { maxStartMs, maxOpenMs }: SupervisionLimits,
): Promise<void> {
  return Promise.race([child.reach(stage, maxStartMs), former.death().then(() => child.reach(stage, maxOpenMs))]);
}

/** How long to wait before a process is started again. `ranMs`: how long it was ready, 0 if it never was. */
export function createBackoff({ firstBackoffMs, maxBackoffMs, resetBackoffAfterMs }: SupervisionLimits = usualLimits) {
  let nextMs = firstBackoffMs;
  return {
    after(ranMs: number): number {
      if (ranMs >= resetBackoffAfterMs) nextMs = firstBackoffMs;
      const pauseMs = nextMs;
      nextMs = Math.min(pauseMs * 2, maxBackoffMs);
      return pauseMs;
    },
  };
}
