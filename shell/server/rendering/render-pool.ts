import { hostPart } from '@site/contracts/manifest';
import type { Log } from '@site/service/process/log';
import { errorText } from '@site/service/process/system-errors';
import { Piscina } from 'piscina';
import * as v from 'valibot';
import { withoutQuery } from '../request-target.ts';
import { SiteBusy } from '../site-busy.ts';
import {
  type RendererSetup,
  type RenderRequest,
  type RenderResult,
  renderResult,
  tableFileResult,
} from './document/protocol.ts';
import { logRenderFailure, type RenderFailure } from './render-failure.ts';
import { createProgress, hasBegun, type RenderProgress, readProgress } from './render-progress.ts';
import type { RenderTask, TaskOutcome } from './render-worker.ts';

/** Each takes 50 MB. */
const maxThreads = 3;
/** A form waits for its service, fifteen seconds if that hangs. One thread stays free for pages. */
const maxForms = maxThreads - 1;
/** Two hundred visitors wait; in a larger crowd some are told to come back. */
const maxQueue = 250;
/** Long, because a page waits half a second for a thread that has to start, and several seconds on a busy machine. */
const idleTimeoutMs = 600_000;

/**
 * Limits of V8's heap. A thread that has rendered every page holds 35 MB; without a limit it grows to 100 MB before garbage is collected,
 * and a part that leaks would take the memory of the whole machine.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

/** In milliseconds. */
export interface RenderTimeouts {
  /**
   * A page that no thread has begun by then is refused. One that has begun is stopped after as long again, with the loading of the parts
   * where it is the thread's first: only what blocks a thread takes so long.
   */
  renderMs: number;
  /** How long a page waits for a service before it does without its data. */
  serviceMs: number;
}

export const visitorTimeouts: RenderTimeouts = { renderMs: 15_000, serviceMs: 600 };

/** For development, where builds share the machine with a compiler, and for a rehearsal, which starts cold on a busy build machine. */
export const lenientTimeouts: RenderTimeouts = { renderMs: 30_000, serviceMs: 3_000 };

/** Counted in metrics. Each page is begun once, then finished or refused. Its duration includes the wait for a thread. */
export type RenderEvent = { kind: 'begun' } | { kind: 'refused' } | { kind: 'finished'; durationMs: number };

export interface RenderPoolOptions {
  workerFile: string;
  setup: RendererSetup;
  timeouts: RenderTimeouts;
  onEvent: (event: RenderEvent) => void;
  /** Called for each page that a part breaks, or leaves without a piece. */
  onPartFailed: (releaseId: string, part: string) => void;
  log: Pick<Log, 'error'>;
}

/** What a page is rendered from. The pool itself knows which parts to leave out. */
type PoolRequest = Omit<RenderRequest, 'excludedParts'>;

/** A part could not be loaded, or it broke a page. */
class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  readonly failure: RenderFailure & { part: string };

  constructor(failure: RenderFailed['failure']) {
    super(`${failure.part} failed while ${failure.phase}: ${failure.reason}`);
    this.failure = failure;
  }
}

export type RenderPool = ReturnType<typeof createRenderPool>;

/**
 * Renders pages of one release in threads, one page at a time in each, so that a page that blocks its thread or ends it affects no other.
 * A part that does so is left out of the page, which is rendered again. A part that cannot be loaded without blocking a thread is
 * quarantined: all pages are rendered as if it were missing.
 */
export function createRenderPool({ workerFile, setup, timeouts, onEvent, onPartFailed, log }: RenderPoolOptions) {
  const quarantined = new Set<string>();
  let forms = 0;
  let isClosed = false;
  const { NODE_ENV = '', LOG_LEVEL = '', NODE_PATH = '' } = process.env;
  const threads = new Piscina<RenderTask>({
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
  // Not an error of a page: a thread ended between two pages, or answered one that had been stopped by then.
  threads.on('error', (err) => {
    if (!isClosed) log.error({ err }, 'A renderer failed between two pages');
  });

  async function render(request: PoolRequest): Promise<RenderResult> {
    const begunAt = performance.now();
    const isForm = request.method === 'POST';
    onEvent({ kind: 'begun' });
    forms += Number(isForm);
    try {
      // piscina's `maxQueue` does not count tasks with a signal; its `queueSize` does.
      if (threads.queueSize >= maxQueue || forms > maxForms) throw new SiteBusy();
      const result = checked(await run(request), request);
      onEvent({ kind: 'finished', durationMs: performance.now() - begunAt });
      return result;
    } catch (error) {
      onEvent({ kind: 'refused' });
      throw error;
    } finally {
      forms -= Number(isForm);
    }
  }

  /** Runs a task again without each part that fails. Without a request it only loads the parts. */
  async function run(request: PoolRequest | undefined): Promise<unknown> {
    const leftOut = new Set<string>();
    for (;;) {
      try {
        return await runOnce(leftOut, request);
      } catch (error) {
        if (!(error instanceof RenderFailed)) throw error;
        const { part, phase } = error.failure;
        const excluded = phase === 'loading' ? quarantined : leftOut;
        // Another task may have quarantined it at the same time.
        if (phase === 'loading' && excluded.has(part)) continue;
        report(error.failure, request);
        if (part === hostPart || excluded.has(part)) throw error;
        excluded.add(part);
      }
    }
  }

  async function runOnce(leftOut: Set<string>, request: PoolRequest | undefined): Promise<unknown> {
    if (isClosed) throw new SiteBusy();
    const progress = createProgress();
    const { signal, stopTimers } = startDeadline(progress, timeouts.renderMs);
    const wholeRequest = request && { ...request, excludedParts: [...leftOut, ...quarantined] };
    try {
      const outcome: TaskOutcome = await threads.run(
        { request: wholeRequest, quarantined: [...quarantined], progress },
        { signal },
      );
      if ('result' in outcome) return outcome.result;
      throw failed(progress, outcome.thrown, { isThrown: true });
    } catch (error) {
      if (error instanceof RenderFailed) throw error;
      if (isClosed) throw new SiteBusy();
      const failure = failed(progress, errorText(signal.aborted ? signal.reason : error));
      if (!signal.aborted || failure.failure.part !== hostPart) throw failure;
      // The shell waits for parts only as long as `runPart` allows: the machine is busy, and no part is at fault.
      const { phase, reason, isThrown } = failure.failure;
      writeLog({ phase, reason, isThrown }, request);
      throw new SiteBusy();
    } finally {
      stopTimers();
    }
  }

  function failed(progress: RenderProgress, reason: string, { isThrown = false } = {}): RenderFailed {
    const { phase, part } = readProgress(progress);
    const name = setup.manifests[part]?.name ?? hostPart;
    return new RenderFailed({ part: name, phase, reason, isThrown });
  }

  function checked(result: unknown, request: PoolRequest): RenderResult {
    const parsed = v.safeParse(renderResult, result);
    if (!parsed.success) {
      const reason = `answered with something else than a page: ${v.summarize(parsed.issues)}`;
      const failure = new RenderFailed({ part: hostPart, phase: 'rendering', reason, isThrown: false });
      report(failure.failure, request);
      throw failure;
    }
    if (parsed.output.kind === 'page')
      for (const { part, reason } of parsed.output.failures ?? [])
        report({ part, phase: 'rendering', reason, isThrown: true }, request);
    return parsed.output;
  }

  function report(failure: RenderFailed['failure'], request: PoolRequest | undefined) {
    writeLog(failure, request);
    if (failure.phase === 'rendering') onPartFailed(setup.release.id, failure.part);
  }

  function writeLog(failure: RenderFailure, request: PoolRequest | undefined) {
    const path = failure.phase === 'rendering' && request ? withoutQuery(request.target) : undefined;
    const message = `${failure.part ? `${failure.part} failed while ${failure.phase}: ` : ''}${failure.reason}`;
    logRenderFailure(log, { path, ...failure }, `${path ?? 'Loading the parts'}: ${message}`);
  }

  return {
    /**
     * Resolves with the release's table once a thread has loaded the parts. The pages of an older release carry the table: undefined.
     * Throws if the host cannot be loaded, and `SiteBusy` once the pool is closed.
     */
    warmUp: async (): Promise<v.InferOutput<typeof tableFileResult> | undefined> =>
      v.parse(v.optional(tableFileResult), await run(undefined)),
    /** Throws `SiteBusy` if too many pages or forms wait, and where a page takes too long that nothing can be left out of. */
    render,
    async close(): Promise<void> {
      isClosed = true;
      await threads.destroy();
    },
  };
}

/** Two timers, because a page that has waited long for a thread must not be stopped as soon as it runs. */
function startDeadline(progress: RenderProgress, renderMs: number) {
  const controller = new AbortController();
  const begin = setTimeout(() => {
    if (!hasBegun(progress)) controller.abort(new Error(`no thread began it within ${renderMs} ms`));
  }, renderMs);
  const end = setTimeout(() => controller.abort(new Error(`no answer within ${renderMs} ms`)), 2 * renderMs);
  return {
    signal: controller.signal,
    stopTimers() {
      clearTimeout(begin);
      clearTimeout(end);
    },
  };
}
