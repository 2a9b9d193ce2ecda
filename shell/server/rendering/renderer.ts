import { Worker } from 'node:worker_threads';
import { hostPart } from '../releases/host-part.ts';
import type { RendererSetup, RenderRequest, RenderResult } from './document/protocol.ts';
import { type RenderTimeouts, renderTimeouts } from './document/timeouts.ts';
import { RenderFailed } from './render-failed.ts';
import { heartbeatIntervalMs, type WorkerData, type WorkerMessage, type WorkerRequest } from './worker-messages.ts';

/** A worker that is not ready by then has a part that loops while it loads. */
const startTimeoutMs = 15_000;
/**
 * Pages one renderer works on at a time; more would only wait inside it, where they look as if they looped.
 * No library for it: a suspect must run alone.
 */
const maxRunning = 4;

interface Job {
  request: RenderRequest;
  /** It ran beside others when a page looped; alone, it is known whether it was the one. */
  isSuspect: boolean;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
}

/** Renders one release in a worker of its own, which is replaced when a page loops. */
export class Renderer {
  readonly #workerFile: string;
  readonly #setup: RendererSetup;
  readonly #timeouts: RenderTimeouts;
  readonly #cells = new Int32Array(new SharedArrayBuffer(8));
  readonly #waiting: Job[] = [];
  readonly #running = new Map<number, Job>();
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #watch: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(workerFile: string, setup: RendererSetup) {
    this.#workerFile = workerFile;
    this.#setup = setup;
    this.#timeouts = renderTimeouts[setup.patience];
  }

  warm(): Promise<void> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  /** Throws `RenderFailed` with the part at fault. */
  render(request: RenderRequest): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, isSuspect: false, resolve, reject });
      this.#next();
    });
  }

  async end() {
    clearInterval(this.#watch);
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
    this.#running.set(id, job);
    this.#worker?.postMessage({ id, request: job.request } satisfies WorkerRequest);
    // A form's answer may take as long as its service; the visitor's own limit ends it.
    if (job.request.method === 'POST') return;
    const { pageMs } = this.#timeouts;
    const late = new RenderFailed({ part: 'page', message: `no answer within ${pageMs} ms` }, true);
    setTimeout(() => this.#settle(id, ({ reject }) => reject(late)), pageMs).unref();
  }

  #settle(id: number, how: (job: Job) => void) {
    const job = this.#running.get(id);
    if (!job) return;
    this.#running.delete(id);
    how(job);
    this.#next();
  }

  #start(): Promise<void> {
    const workerData: WorkerData = { setup: this.#setup, cells: this.#cells };
    const worker = new Worker(this.#workerFile, { workerData });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => worker.terminate(), startTimeoutMs);
      worker.once('error', reject);
      worker.on('message', (message: WorkerMessage) => {
        if (message !== 'ready') return this.#receive(message);
        clearTimeout(timer);
        this.#watchHeartbeat();
        resolve();
      });
      worker.once('exit', () => {
        reject(new Error('The renderer ended before it was ready.'));
        clearTimeout(timer);
        this.#forget(worker);
      });
    });
  }

  #forget(ended: Worker) {
    // Replaced already: the one that follows has its own promise and watch.
    if (this.#worker !== ended) return;
    this.#ready = undefined;
    clearInterval(this.#watch);
    if (this.#waiting.length > 0) this.#next();
  }

  #receive(message: Exclude<WorkerMessage, 'ready'>) {
    this.#settle(message.id, ({ resolve, reject }) =>
      'result' in message ? resolve(message.result) : reject(new RenderFailed(message.fault)),
    );
  }

  /** Replaces the worker when its heart stands still for too long. */
  #watchHeartbeat() {
    let beats = -1;
    let since = Date.now();
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      const now = Atomics.load(this.#cells, 0);
      if (now !== beats) {
        beats = now;
        since = Date.now();
      } else if (Date.now() - since > this.#timeouts.busyMs) this.#replace();
    }, heartbeatIntervalMs);
    this.#watch.unref();
  }

  #replace() {
    clearInterval(this.#watch);
    const jobs = [...this.#running.values()];
    this.#running.clear();
    const [only, ...others] = jobs;
    if (only && others.length === 0) only.reject(this.#busy());
    else this.#waiting.unshift(...jobs.map((job) => ({ ...job, isSuspect: true })));
    const looping = this.#worker;
    // At once, not at its exit: until then a job would be sent to the one that is ending, and never be answered.
    this.#worker = undefined;
    this.#ready = undefined;
    looping?.terminate();
    if (this.#waiting.length > 0) this.#next();
  }

  #busy(): RenderFailed {
    const part = this.#setup.manifests[Atomics.load(this.#cells, 1)]?.name ?? hostPart;
    return new RenderFailed(
      { part, message: `kept the renderer busy for more than ${this.#timeouts.busyMs} ms` },
      true,
    );
  }
}
