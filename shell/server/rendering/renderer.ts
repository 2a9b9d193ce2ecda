import type { Worker } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import { SiteBusy } from '../http/site-busy.ts';
import type { RendererSetup, RenderRequest, RenderResult } from './document/protocol.ts';
import { type RenderTimeouts, renderTimeouts } from './document/timeouts.ts';
import { pageTooLate, partTooBusy, RenderFailed } from './render-failed.ts';
import type { RenderJob, RenderQueue } from './render-queue.ts';
import { startWorker } from './start-worker.ts';
import { watchHeartbeat } from './watch-heartbeat.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** Renders one release in a worker of its own, which is replaced when a page loops. */
export class Renderer {
  readonly #workerFile: string;
  readonly #setup: RendererSetup;
  readonly #timeouts: RenderTimeouts;
  readonly #cells = new Int32Array(new SharedArrayBuffer(8));
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
    this.#running.set(id, job);
    this.#worker?.postMessage({ id, request: job.request } satisfies WorkerRequest);
    const { pageMs, formMs, busyMs } = this.#timeouts;
    const limit = job.request.method === 'POST' ? formMs : pageMs;
    setTimeout(() => this.#settle(id, ({ reject }) => reject(pageTooLate(limit))), limit).unref();
    // A loop would have shown by then. What still runs waits for a service, and others need not wait with it.
    if (job.isSuspect) setTimeout(() => this.#acquit(job), 2 * busyMs).unref();
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
    this.#watchHeartbeat();
  }

  #forget(ended: Worker) {
    // Already replaced: its successor has its own promise and watch.
    if (this.#worker !== ended) return;
    this.#ready = undefined;
    this.#waiting.isServed = false;
    this.#unwatch();
    if (this.#waiting.size > 0) this.#next();
  }

  #receive(message: Exclude<WorkerMessage, 'ready'>) {
    this.#settle(message.id, ({ resolve, reject }) =>
      'result' in message ? resolve(message.result) : reject(new RenderFailed(message.fault)),
    );
  }

  /** Replaces the worker when its heartbeat stops for too long. */
  #watchHeartbeat() {
    this.#unwatch();
    const readBeats = () => Atomics.load(this.#cells, 0);
    this.#unwatch = watchHeartbeat(readBeats, this.#timeouts.busyMs, () => this.#replace());
  }

  #replace() {
    this.#unwatch();
    const part = this.#setup.manifests[Atomics.load(this.#cells, 1)]?.name ?? hostPart;
    const jobs = [...this.#running.values()];
    this.#running.clear();
    const [only, ...others] = jobs;
    if (only && others.length === 0) only.reject(partTooBusy(part, this.#timeouts.busyMs));
    else this.#waiting.addSuspects(jobs);
    const looping = this.#worker;
    // Not only at its exit: until then jobs would go to the ending worker, which never answers.
    this.#worker = undefined;
    this.#ready = undefined;
    this.#waiting.isServed = false;
    looping?.terminate();
    if (this.#waiting.size > 0) this.#next();
  }
}
