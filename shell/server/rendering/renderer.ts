import type { Worker } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import type { RendererSetup, RenderRequest, RenderResult } from './document/protocol.ts';
import { type RenderTimeouts, renderTimeouts } from './document/timeouts.ts';
import { pageTooLate, partTooBusy, RenderFailed } from './render-failed.ts';
import { startWorker } from './start-worker.ts';
import { watchHeartbeat } from './watch-heartbeat.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** Pages that one worker renders at a time. More would only wait inside it, and look as if they looped. */
const maxRunning = 4;

interface Job {
  request: RenderRequest;
  /** It ran when one of several pages looped. Running it alone shows whether it was this one. */
  isSuspect: boolean;
  askedAt: number;
  sentAt: number;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
}

/** Hears how long a page waited for the worker, and how long that took. */
export type OnRendered = (waitedMs: number, renderedMs: number) => void;

/** Renders one release in a worker of its own, which is replaced when a page loops. */
export class Renderer {
  readonly #workerFile: string;
  readonly #setup: RendererSetup;
  readonly #timeouts: RenderTimeouts;
  readonly #onRendered: OnRendered;
  readonly #cells = new Int32Array(new SharedArrayBuffer(8));
  readonly #waiting: Job[] = [];
  readonly #running = new Map<number, Job>();
  /** Parts that cannot be loaded; pages are rendered as if they were missing. */
  readonly #unloadable: string[] = [];
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #unwatch = () => {};
  #lastId = 0;
  #isEnded = false;

  constructor(workerFile: string, setup: RendererSetup, onRendered: OnRendered = () => {}) {
    this.#workerFile = workerFile;
    this.#setup = setup;
    this.#onRendered = onRendered;
    this.#timeouts = renderTimeouts[setup.patience];
  }

  warm(): Promise<void> {
    this.#ready ??= this.#start().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  /** Throws `RenderFailed` with the part at fault. */
  render(request: RenderRequest): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, isSuspect: false, askedAt: performance.now(), sentAt: 0, resolve, reject });
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
    } catch (error) {
      for (const job of this.#waiting.splice(0)) job.reject(error instanceof Error ? error : new Error(String(error)));
    }
    while (this.#waiting[0] && this.#hasRoomFor(this.#waiting[0])) this.#send(this.#waiting.shift());
  }

  #hasRoomFor(job: Job): boolean {
    const isSuspectRunning = [...this.#running.values()].some(({ isSuspect }) => isSuspect);
    return !isSuspectRunning && this.#running.size < (job.isSuspect ? 1 : maxRunning);
  }

  #send(job: Job | undefined) {
    if (!job) return;
    const id = ++this.#lastId;
    this.#running.set(id, { ...job, sentAt: performance.now() });
    this.#worker?.postMessage({ id, request: job.request } satisfies WorkerRequest);
    // A form may take as long as its service does; the timeout of the service call ends it.
    if (job.request.method === 'POST') return;
    const { pageMs } = this.#timeouts;
    setTimeout(() => this.#settle(id, ({ reject }) => reject(pageTooLate(pageMs))), pageMs).unref();
  }

  #settle(id: number, how: (job: Job) => void) {
    const job = this.#running.get(id);
    if (!job) return;
    this.#running.delete(id);
    this.#onRendered(job.sentAt - job.askedAt, performance.now() - job.sentAt);
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
    this.#unwatch();
    if (this.#waiting.length > 0) this.#next();
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
    else this.#waiting.unshift(...jobs.map((job) => ({ ...job, isSuspect: true })));
    const looping = this.#worker;
    // Not only at its exit: until then jobs would go to the ending worker, which never answers.
    this.#worker = undefined;
    this.#ready = undefined;
    looping?.terminate();
    if (this.#waiting.length > 0) this.#next();
  }
}
