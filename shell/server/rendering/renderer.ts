import type { Worker } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import { SiteBusy } from '../http/site-busy.ts';
import type { RendererSetup, RenderRequest, RenderResult } from './document/protocol.ts';
import { type RenderTimeouts, renderTimeouts } from './document/timeouts.ts';
import { pageTooLate, partTooBusy, RenderFailed } from './render-failed.ts';
import type { RenderJob, RenderQueue } from './render-queue.ts';
import { startWorker } from './start-worker.ts';
import { type Standstill, watchHeartbeat } from './watch-heartbeat.ts';
import { heartbeatIntervalMs, type WorkerMessage, type WorkerRequest } from './worker-messages.ts';

/** Renders one release in a worker of its own, which is replaced when a page loops. */
export class Renderer {
  readonly #workerFile: string;
  readonly #setup: RendererSetup;
  readonly #timeouts: RenderTimeouts;
  readonly #cells = new Int32Array(new SharedArrayBuffer(12));
  readonly #waiting: RenderQueue;
  readonly #running = new Map<number, RenderJob>();
  /** Parts that cannot be loaded; pages are rendered as if they were missing. */
  readonly #unloadable: string[] = [];
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #unwatch = () => {};
  #lastId = 0;
  #isEnded = false;

  constructor(workerFile: string, setup: RendererSetup, queue: RenderQueue) {
    this.#workerFile = workerFile;
    this.#setup = setup;
    this.#timeouts = renderTimeouts[setup.patience];
    this.#waiting = queue;
  }

  /** Throws `SiteBusy` once it has ended, also where it ends while its worker starts. */
  warm(): Promise<void> {
    if (this.#isEnded) return Promise.reject(new SiteBusy());
    this.#ready ??= this.#start().catch((error: unknown) => {
      this.#ready = undefined;
      throw this.#isEnded ? new SiteBusy() : error;
    });
    return this.#ready;
  }

  /** Throws `RenderFailed` with the part at fault, or `SiteBusy`. Jobs of a lane wait for each other only. */
  render(request: RenderRequest, lane: string): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.add({ request, lane, isSuspect: false, resolve, reject });
      this.#next();
    });
  }

  async end() {
    this.#isEnded = true;
    this.#unwatch();
    await this.#worker?.terminate();
  }

  async #next() {
    try {
      await this.warm();
      this.#waiting.isServed = true;
    } catch (error) {
      this.#waiting.refuseAll(error instanceof Error ? error : new Error(String(error)));
    }
    for (let job = this.#take(); job; job = this.#take()) this.#send(job);
  }

  #take(): RenderJob | undefined {
    return this.#waiting.next([...this.#running.values()]);
  }

  #send(job: RenderJob) {
    const id = ++this.#lastId;
    job.sent = { at: performance.now(), beat: Atomics.load(this.#cells, 0) };
    this.#running.set(id, job);
    this.#worker?.postMessage({ id, request: job.request } satisfies WorkerRequest);
  }

  #acquit(job: RenderJob) {
    job.isSuspect = false;
    this.#next();
  }

  #settle(id: number, how: (job: RenderJob) => void) {
    const job = this.#running.get(id);
    if (!job) return;
    this.#running.delete(id);
    this.#waiting.noteRendered(job);
    how(job);
    this.#next();
  }

  async #start(): Promise<void> {
    const { loadMs } = this.#timeouts;
    const worker = await startWorker({
      workerFile: this.#workerFile,
      data: { setup: this.#setup, cells: this.#cells, unloadable: this.#unloadable, loadMs },
      onWorker: (started) => (this.#worker = started),
      isEnded: () => this.#isEnded,
    });
    worker.on('message', (message: WorkerMessage) => message !== 'ready' && this.#receive(message));
    worker.once('exit', () => this.#forget(worker));
    this.#unwatch();
    this.#unwatch = watchHeartbeat(this.#cells, (standstill, beats) => this.#look(standstill, beats));
  }

  #forget(ended: Worker) {
    // Already replaced: its successor has its own promise and watch.
    if (this.#worker !== ended) return;
    if (this.#isEnded) this.#tellAllToComeBack();
    else this.#blame((part) => new RenderFailed({ part, message: 'it ended the renderer' }));
    this.#replace();
  }

  #receive(message: Exclude<WorkerMessage, 'ready'>) {
    this.#settle(message.id, ({ resolve, reject }) =>
      'result' in message ? resolve(message.result) : reject(new RenderFailed(message.fault)),
    );
  }

  /** Heartbeats tell a page's time: on a busy machine they come late, and so does its end. */
  #look({ wallMs, processorMs }: Standstill, beats: number) {
    const { pageMs, formMs, busyMs, graceMs } = this.#timeouts;
    if (processorMs > busyMs) {
      this.#blame((part) => partTooBusy(part, busyMs));
      return this.#replace();
    }
    if (wallMs > busyMs + graceMs) {
      // It got next to no processor time, or a page waits without letting others run: nobody can tell.
      console.error(`The renderer stood still for ${busyMs + graceMs} ms and is replaced.`);
      this.#tellAllToComeBack();
      return this.#replace();
    }
    for (const [id, job] of this.#running) {
      const { sent = { at: 0, beat: 0 } } = job;
      const limit = job.request.method === 'POST' ? formMs : pageMs;
      const ownMs = (beats - sent.beat) * heartbeatIntervalMs;
      if (ownMs > limit) this.#settle(id, ({ reject }) => reject(pageTooLate(limit)));
      else if (performance.now() - sent.at > limit + graceMs) this.#settle(id, tellToComeBack);
      // A loop would have stopped the beats. What still runs waits for a service, and others need not wait with it.
      else if (job.isSuspect && ownMs > 2 * busyMs) this.#acquit(job);
    }
  }

  /** If several pages ran, each is tried again alone, which shows whose part it was. */
  #blame(faultOf: (part: string) => RenderFailed) {
    const part = this.#setup.manifests[Atomics.load(this.#cells, 1)]?.name ?? hostPart;
    const [only, ...others] = this.#running.values();
    if (only && others.length === 0) only.reject(faultOf(part));
    else this.#waiting.addSuspects([...this.#running.values()]);
  }

  #tellAllToComeBack() {
    for (const job of this.#running.values()) tellToComeBack(job);
  }

  #replace() {
    this.#unwatch();
    this.#running.clear();
    const ending = this.#worker;
    // Not only at its exit: until then jobs would go to the ending worker, which never answers.
    this.#worker = undefined;
    this.#ready = undefined;
    this.#waiting.isServed = false;
    ending?.terminate();
    if (this.#waiting.size > 0) this.#next();
  }
}

function tellToComeBack({ reject }: RenderJob) {
  reject(new SiteBusy());
}
