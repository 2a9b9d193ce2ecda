import { hostPart } from '@site/contracts/manifest';
import { errorText } from '@site/service/system-errors';
import { Piscina } from 'piscina';
import { SiteBusy } from '../site-busy.ts';
import type { RendererSetup, RenderRequest, RenderResult } from './document/protocol.ts';
import type { RenderTimeouts } from './render-progress.ts';
import { createRenderProgress, type RenderProgress, readProgress, watchProgress } from './render-progress.ts';
import { type RenderEvent, RenderQueue } from './render-queue.ts';
import type { RenderTask } from './render-worker.ts';

/** One for a page that loops, one for forms whose service hangs, one for everything else. Each thread takes 50 MB. */
const maxThreads = 3;
/** Long, because a page waits half a second for a thread that has to start, and several seconds on a busy machine. */
const idleTimeoutMs = 600_000;
/** Until a thread begins its page, however busy the machine is. */
const startTimeoutMs = 30_000;

/**
 * Limits of V8's heap. A thread that has rendered every page holds 35 MB; without a limit it grows to 100 MB before garbage is collected,
 * and a part that leaks would take the memory of the whole machine.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

export interface RenderPoolOptions {
  workerFile: string;
  setup: RendererSetup;
  timeouts: RenderTimeouts;
  observe: (event: RenderEvent) => void;
}

/** A page could not be rendered. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  /** The part at fault; undefined where none is known, as when a page waits too long. */
  readonly part: string | undefined;
  /** Whether it was stopped because it took too long. */
  readonly isCut: boolean;
  /** Whether it failed while loading, before anything could be rendered. */
  readonly isLoading: boolean;

  constructor(part: string | undefined, message: string, { isCut = false, isLoading = false } = {}) {
    super(`${part ?? 'The page'} failed while ${isLoading ? 'loading' : 'rendering'}: ${message}`);
    this.part = part;
    this.isCut = isCut;
    this.isLoading = isLoading;
  }
}

/**
 * Renders pages of one release in threads, one page at a time in each: a page that loops or takes too long is stopped by ending its
 * thread, which affects no other page. A part that cannot be loaded without blocking a thread is quarantined: pages are rendered as if it
 * were missing.
 */
export class RenderPool {
  readonly #setup: RendererSetup;
  readonly #timeouts: RenderTimeouts;
  readonly #queue: RenderQueue;
  readonly #threads: Piscina<RenderTask>;
  readonly #quarantined = new Set<string>();
  #ready: Promise<void> | undefined;
  #hasAllThreads = false;
  #isEnded = false;

  constructor({ workerFile, setup, timeouts, observe }: RenderPoolOptions) {
    this.#setup = setup;
    this.#timeouts = timeouts;
    this.#queue = new RenderQueue({ places: maxThreads, timeoutMs: timeouts.queueMs, observe });
    this.#threads = new Piscina({
      filename: workerFile,
      workerData: setup,
      minThreads: 1,
      maxThreads,
      idleTimeout: idleTimeoutMs,
      resourceLimits,
      // Sockets to services stay open between two pages, and a thread that sleeps in Atomics.wait would not notice when one is closed.
      atomics: 'disabled',
    });
    // Not an error of a page: a thread threw between two pages, or answered one that had been stopped or refused by then.
    this.#threads.on('error', (error) => {
      if (!this.#isEnded) console.error('A renderer failed between two pages:', error);
    });
  }

  /** Resolves once a thread is ready. Throws where the host cannot be loaded, and `SiteBusy` once the pool has ended. */
  warm(): Promise<void> {
    if (this.#isEnded) return Promise.reject(new SiteBusy());
    this.#ready ??= this.#load().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  /** Throws `RenderFailed` with the part at fault, or `SiteBusy`. Pages of one lane wait only for each other. */
  async render(request: RenderRequest, lane: string): Promise<RenderResult> {
    this.warm().then(
      () => this.#startOtherThreads(),
      (error) => this.#queue.refuseAll(error),
    );
    const leave = await this.#queue.enter(lane);
    try {
      return await this.#run<RenderResult>(request);
    } finally {
      leave();
    }
  }

  async end() {
    this.#isEnded = true;
    this.#queue.close();
    await this.#threads.destroy();
  }

  async #load(): Promise<void> {
    await this.#run<void>();
    this.#queue.open();
  }

  /** Called with the first page: a release that is only prepared, or that nobody visits, has one thread. */
  #startOtherThreads() {
    if (this.#hasAllThreads) return;
    this.#hasAllThreads = true;
    // Simultaneous tasks go to different threads. If a thread cannot start, a page that needs it tries again.
    for (let thread = 0; thread < maxThreads; thread += 1) this.#run<void>().catch(() => {});
  }

  /** Without a request it only loads the parts. */
  async #run<Result>(request?: RenderRequest): Promise<Result> {
    try {
      return await this.#runOnce<Result>(request);
    } catch (error) {
      if (!(error instanceof RenderFailed && error.isLoading && error.part) || error.part === hostPart) throw error;
      // Another page may have quarantined it at the same time.
      if (!this.#quarantined.has(error.part)) console.error(`${error.message} Pages are rendered without it.`);
      this.#quarantined.add(error.part);
      return this.#run<Result>(request);
    }
  }

  async #runOnce<Result>(request: RenderRequest | undefined): Promise<Result> {
    if (this.#isEnded) throw new SiteBusy();
    const progress = createRenderProgress();
    const cut = new AbortController();
    const unwatch = watchProgress(progress, (now) => {
      const reason = this.#reasonToCut(now, request);
      if (reason) cut.abort(reason);
    });
    try {
      const task = { request, quarantined: [...this.#quarantined], progress };
      return await this.#threads.run(task, { signal: cut.signal });
    } catch (error) {
      throw cut.signal.aborted ? cut.signal.reason : this.#reasonOfEnd(readProgress(progress), error);
    } finally {
      unwatch();
    }
  }

  #reasonToCut(progress: RenderProgress, request: RenderRequest | undefined): Error | undefined {
    const { phase, wallMs, ownMs, processorMs } = progress;
    if (phase === 'waiting') return wallMs > startTimeoutMs ? busyMachine('start', startTimeoutMs) : undefined;
    const { loadMs, pageMs, formMs, gracePeriodMs, maxProcessorMs } = this.#timeouts;
    const maxUsedMs = phase === 'loading' ? loadMs : maxProcessorMs;
    if (processorMs > maxUsedMs)
      return this.#failed(progress, `used the processor for more than ${maxUsedMs} ms`, true);
    if (phase === 'loading') {
      const waitMs = 3 * loadMs;
      const isTooLate = ownMs > waitMs || wallMs > waitMs + gracePeriodMs;
      return isTooLate ? this.#failed(progress, `was not there within ${waitMs} ms`, true) : undefined;
    }
    const limitMs = request?.method === 'POST' ? formMs : pageMs;
    // It is waiting for something, and no loader or service is known to be at fault.
    if (ownMs > limitMs) return new RenderFailed(undefined, `no answer within ${limitMs} ms`, { isCut: true });
    // It got almost no processor time, or blocks while waiting: the two cannot be told apart.
    return wallMs > limitMs + gracePeriodMs ? busyMachine('render a page', limitMs + gracePeriodMs) : undefined;
  }

  #reasonOfEnd(progress: Pick<RenderProgress, 'phase' | 'part'>, error: unknown): unknown {
    if (this.#isEnded) return new SiteBusy();
    if (progress.phase === 'waiting') return error;
    return this.#failed(progress, errorText(error));
  }

  #failed({ phase, part }: Pick<RenderProgress, 'phase' | 'part'>, message: string, isCut = false): RenderFailed {
    const name = this.#setup.manifests[part]?.name ?? hostPart;
    return new RenderFailed(name, message, { isCut, isLoading: phase === 'loading' });
  }
}

function busyMachine(task: string, timeoutMs: number): SiteBusy {
  console.error(`A renderer could not ${task} within ${timeoutMs} ms.`);
  return new SiteBusy();
}
