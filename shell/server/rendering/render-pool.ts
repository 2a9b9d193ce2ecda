import { hostPart } from '@site/contracts/manifest';
import { logRenderFailure, type RenderFailure } from '@site/delivery/render-failure';
import type { Log } from '@site/service/process/log';
import { errorText } from '@site/service/process/system-errors';
import { Piscina } from 'piscina';
import * as v from 'valibot';
import { withoutQuery } from '../request-target.ts';
import { SiteBusy } from '../site-busy.ts';
import { type RendererSetup, type RenderRequest, type RenderResult, renderResult } from './document/protocol.ts';
import {
  createRenderProgress,
  type RenderProgress,
  type RenderTimeouts,
  readProgress,
  watchProgress,
} from './render-clocks.ts';
import { type RenderEvent, RenderQueue } from './render-queue.ts';
import type { RenderTask, TaskOutcome } from './render-worker.ts';

/** One for a page that loops, one for forms whose service hangs, one for everything else. Each thread takes 50 MB. */
const maxThreads = 3;
/** Long, because a page waits half a second for a thread that has to start, and several seconds on a busy machine. */
const idleTimeoutMs = 600_000;

/**
 * Limits of V8's heap. A thread that has rendered every page holds 35 MB; without a limit it grows to 100 MB before garbage is collected,
 * and a part that leaks would take the memory of the whole machine.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

export interface RenderPoolOptions {
  workerFile: string;
  setup: RendererSetup;
  timeouts: RenderTimeouts;
  onEvent: (event: RenderEvent) => void;
  /** Called for each page that a part breaks. */
  onPartFailed: (releaseId: string, part: string) => void;
  log: Pick<Log, 'error'>;
}

/** What a page is rendered from. The pool itself knows which parts to leave out. */
type PoolRequest = Omit<RenderRequest, 'excludedParts'>;

/** A part could not be loaded, or it broke a page. */
class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  readonly failure: RenderFailure & { part: string };
  /** Whether it was stopped, and has not failed by itself. */
  readonly isTimeout: boolean;

  constructor(failure: RenderFailed['failure'], { isTimeout = false } = {}) {
    super(`${failure.part} failed while ${failure.phase}: ${failure.reason}`);
    this.failure = failure;
    this.isTimeout = isTimeout;
  }
}

/**
 * Renders pages of one release in threads, one page at a time in each: a page that loops or takes too long is stopped by ending its
 * thread, which affects no other page. A part that breaks a page is left out of it. A part that cannot be loaded without blocking a thread
 * is quarantined: all pages are rendered as if it were missing.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #queue: RenderQueue;
  readonly #threads: Piscina<RenderTask>;
  readonly #quarantined = new Set<string>();
  #ready: Promise<void> | undefined;
  #hasAllThreads = false;
  #isClosed = false;

  constructor(options: RenderPoolOptions) {
    const { workerFile, setup, timeouts, onEvent, log } = options;
    this.#options = options;
    this.#queue = new RenderQueue({ maxConcurrency: maxThreads, timeoutMs: timeouts.queueMs, onEvent });
    const { NODE_ENV = '', LOG_LEVEL = '', NODE_PATH = '' } = process.env;
    this.#threads = new Piscina({
      filename: workerFile,
      workerData: setup,
      minThreads: 1,
      maxThreads,
      idleTimeout: idleTimeoutMs,
      resourceLimits,
      // Parts run there: none gets the keys and secrets that the edge has.
      env: { NODE_ENV, LOG_LEVEL, NODE_PATH },
      // Sockets to services stay open between two pages, and a thread that sleeps in Atomics.wait would not notice when one is closed.
      atomics: 'disabled',
    });
    // Not an error of a page: a thread threw between two pages, or answered one that had been stopped or rejected by then.
    this.#threads.on('error', (err) => {
      if (!this.#isClosed) log.error({ err }, 'A renderer failed between two pages');
    });
  }

  /** Resolves once a thread is ready. Throws if the host cannot be loaded, and `SiteBusy` once the pool is closed. */
  warmUp(): Promise<void> {
    if (this.#isClosed) return Promise.reject(new SiteBusy());
    this.#ready ??= this.#run<void>().then(
      () => this.#queue.open(),
      (error: unknown) => {
        this.#ready = undefined;
        throw error;
      },
    );
    return this.#ready;
  }

  /** Pages of one lane wait only for each other. Throws `SiteBusy` if nothing can be left out of a page that takes too long. */
  async render(request: PoolRequest, lane: string): Promise<RenderResult> {
    this.warmUp().then(
      () => this.#startOtherThreads(),
      (error) => this.#queue.rejectAll(error),
    );
    try {
      const freeSlot = await this.#queue.acquire(lane);
      return await this.#run<RenderResult>(request).finally(freeSlot);
    } catch (error) {
      throw error instanceof RenderFailed && error.isTimeout ? new SiteBusy() : error;
    }
  }

  async close() {
    this.#isClosed = true;
    this.#queue.close();
    await this.#threads.destroy();
  }

  /** Called with the first page: a release that is only prepared, or that nobody visits, has one thread. */
  #startOtherThreads() {
    if (this.#hasAllThreads) return;
    this.#hasAllThreads = true;
    // Simultaneous tasks go to different threads. If a thread cannot start, a page that needs it tries again.
    for (let thread = 0; thread < maxThreads; thread += 1) this.#run<void>().catch(() => {});
  }

  /** Runs a task again without each part that fails. Without a request it only loads the parts. */
  async #run<Result>(request?: PoolRequest): Promise<Result> {
    const leftOut = new Set<string>();
    for (;;) {
      try {
        return await this.#runOnce<Result>(leftOut, request);
      } catch (error) {
        if (!(error instanceof RenderFailed)) throw error;
        const { part, phase } = error.failure;
        const excluded = phase === 'loading' ? this.#quarantined : leftOut;
        // Another task may have quarantined it at the same time.
        if (phase === 'loading' && excluded.has(part)) continue;
        this.#logFailure(error.failure, error.message, request);
        if (phase === 'rendering') this.#options.onPartFailed(this.#options.setup.release.id, part);
        if (part === hostPart || excluded.has(part)) throw error;
        excluded.add(part);
      }
    }
  }

  async #runOnce<Result>(leftOut: Set<string>, request: PoolRequest | undefined): Promise<Result> {
    if (this.#isClosed) throw new SiteBusy();
    const progress = createRenderProgress();
    const controller = new AbortController();
    const { signal } = controller;
    const unwatch = watchProgress(progress, (now) => {
      const error = this.#timeoutError(now, request);
      if (error) controller.abort(error);
    });
    let outcome: TaskOutcome<Result>;
    try {
      const quarantined = [...this.#quarantined];
      const wholeRequest = request && { ...request, excludedParts: [...leftOut, ...quarantined] };
      outcome = await this.#threads.run({ request: wholeRequest, quarantined, progress }, { signal });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (this.#isClosed) throw new SiteBusy();
      const now = readProgress(progress);
      throw now.phase === 'waiting' ? error : new RenderFailed(this.#failure(now, errorText(error)));
    } finally {
      unwatch();
    }
    const now = readProgress(progress);
    if ('thrown' in outcome) throw new RenderFailed({ ...this.#failure(now, outcome.thrown), isThrown: true });
    const checked = v.safeParse(request ? renderResult : v.undefined(), outcome.result);
    if (!checked.success) throw new RenderFailed(this.#failure(now, `answered with ${v.summarize(checked.issues)}`));
    return outcome.result;
  }

  #timeoutError(progress: RenderProgress, request: PoolRequest | undefined): Error | undefined {
    const { phase, elapsedMs, cpuMs } = progress;
    const { startMs, loadCpuMs, loadMs, pageMs, formMs, pageCpuMs } = this.#options.timeouts;
    const stopped = (reason: string) => new RenderFailed(this.#failure(progress, reason), { isTimeout: true });
    if (phase === 'waiting')
      return elapsedMs > startMs ? this.#busy(`no thread began it within ${startMs} ms`, request) : undefined;
    const isLoading = phase === 'loading';
    const maxCpuMs = isLoading ? loadCpuMs : pageCpuMs;
    if (cpuMs > maxCpuMs) return stopped(`used the processor for more than ${maxCpuMs} ms`);
    const responseMs = request?.method === 'POST' ? formMs : pageMs;
    const limitMs = isLoading ? loadMs : responseMs;
    if (elapsedMs <= limitMs) return undefined;
    if (isLoading) return stopped(`was not there within ${limitMs} ms`);
    // A loader never settles, the thread blocks, or the machine is busy: no part is known to be at fault.
    return this.#busy(`no answer within ${limitMs} ms`, request);
  }

  #failure({ phase, part }: Pick<RenderProgress, 'phase' | 'part'>, reason: string): RenderFailed['failure'] {
    const name = this.#options.setup.manifests[part]?.name ?? hostPart;
    return { part: name, phase: phase === 'loading' ? 'loading' : 'rendering', reason, isThrown: false };
  }

  #busy(reason: string, request: PoolRequest | undefined): SiteBusy {
    this.#logFailure({ phase: request ? 'rendering' : 'loading', reason, isThrown: false }, reason, request);
    return new SiteBusy();
  }

  #logFailure(failure: RenderFailure, message: string, request: PoolRequest | undefined) {
    const path = failure.phase === 'rendering' && request ? withoutQuery(request.target) : undefined;
    logRenderFailure(this.#options.log, { path, ...failure }, `${path ?? 'Loading the parts'}: ${message}`);
  }
}
