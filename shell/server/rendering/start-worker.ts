import { Worker } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import { watchHeartbeat } from './watch-heartbeat.ts';
import type { WorkerData } from './worker-messages.ts';

/** For a worker as a whole, whose parts have a shorter time each. */
const startTimeoutMs = 15_000;

interface StartOptions {
  workerFile: string;
  data: WorkerData;
  /** Called with each worker as it begins to start. */
  onWorker: (worker: Worker) => void;
  /** Then a failure is none of a part's. */
  isEnded: () => boolean;
}

/**
 * Starts a worker. A part that loops or ends the worker while it is loaded is left out of the next one and stays out, as
 * if it were missing. Throws where it is the host, or no part.
 */
export async function startWorker(options: StartOptions): Promise<Worker> {
  const { workerFile, data, onWorker, isEnded } = options;
  Atomics.store(data.cells, 1, -1);
  const worker = new Worker(workerFile, { workerData: data });
  onWorker(worker);
  const reason = await whyNotReady(worker, data);
  if (!reason) return worker;
  worker.terminate();
  const part = loadingPart(data);
  if (!part || part === hostPart || isEnded()) throw new Error(`${part ?? 'The renderer'} ${reason}`);
  console.error(`${part} ${reason} Pages are rendered without it.`);
  data.unloadable.push(part);
  return startWorker(options);
}

function loadingPart({ cells, setup }: WorkerData): string | undefined {
  return setup.manifests[Atomics.load(cells, 1)]?.name;
}

/** Resolves without a reason once the worker is ready. */
async function whyNotReady(worker: Worker, data: WorkerData): Promise<string | undefined> {
  const { cells, loadMs } = data;
  let [unwatch, timer]: [() => void, NodeJS.Timeout | undefined] = [() => {}, undefined];
  const reason = await new Promise<string | undefined>((resolve) => {
    timer = setTimeout(() => resolve(`was not ready within ${startTimeoutMs} ms.`), startTimeoutMs);
    const readBeats = () => Atomics.load(cells, 0);
    // Before the first part the worker itself is being loaded, which a busy machine may take long for.
    const onStandstill = () =>
      loadingPart(data) && resolve(`blocked the renderer for ${loadMs} ms while being loaded.`);
    unwatch = watchHeartbeat(readBeats, loadMs, onStandstill);
    worker.once('error', ({ stack }: Error) => resolve(`failed while being loaded: ${stack}`));
    worker.once('exit', () => resolve('ended the renderer while being loaded.'));
    worker.once('message', () => resolve(undefined));
  });
  clearTimeout(timer);
  unwatch();
  return reason;
}
