import { Worker } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import { SiteBusy } from '../http/site-busy.ts';
import { watchHeartbeat } from './watch-heartbeat.ts';
import { maxLoadingMs, type WorkerData } from './worker-messages.ts';

/** For a worker as a whole, however busy the machine. */
const startTimeoutMs = 30_000;
const tooSlow = `was not ready within ${startTimeoutMs} ms.`;

/**
 * Of V8's heap. A worker that has rendered every page holds 35 MB; without a bound it grows to 100 MB before it collects
 * what it dropped, and one with a part that leaks takes the whole machine.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

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
 * if it were missing. Throws where it is the host, or no part, and `SiteBusy` where it takes too long as a whole.
 */
export async function startWorker(options: StartOptions): Promise<Worker> {
  const { workerFile, data, onWorker, isEnded } = options;
  Atomics.store(data.cells, 1, -1);
  Atomics.store(data.cells, 2, 0);
  const worker = new Worker(workerFile, { workerData: data, resourceLimits });
  onWorker(worker);
  const reason = await whyNotReady(worker, data);
  if (!reason) return worker;
  worker.terminate();
  if (reason === tooSlow) {
    console.error(`The renderer ${reason}`);
    throw new SiteBusy();
  }
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
  let [unwatch, timer]: [() => void, NodeJS.Timeout | undefined] = [() => {}, undefined];
  const reason = await new Promise<string | undefined>((resolve) => {
    timer = setTimeout(() => resolve(tooSlow), startTimeoutMs);
    unwatch = watchLoading(data, () => resolve('blocked the renderer while being loaded.'));
    worker.once('error', ({ stack }: Error) => resolve(`failed while being loaded: ${stack}`));
    worker.once('exit', () => resolve('ended the renderer while being loaded.'));
    worker.once('message', () => resolve(undefined));
  });
  clearTimeout(timer);
  unwatch();
  return reason;
}

/** Calls back when a part blocks the worker: it uses the processor and does not come back, or only does not come back for longer. */
function watchLoading(data: WorkerData, onBlocked: () => void): () => void {
  return watchHeartbeat(data.cells, ({ wallMs, processorMs }) => {
    const isBlocked = processorMs > data.loadMs || wallMs > maxLoadingMs(data.loadMs);
    // Before the first part the worker itself is being loaded.
    if (loadingPart(data) && isBlocked) onBlocked();
  });
}
