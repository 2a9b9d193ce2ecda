import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import { logConsole } from '@site/service/log-console';
import { createLog } from '@site/service/service-log';
import { readWatched } from '@site/service/watched';
import type { PartModules } from './document/part-modules.ts';
import type { createRenderer } from './document/render.tsx';
import { ownThread } from './watch-heartbeat.ts';
import {
  heartbeatIntervalMs,
  maxLoadingMs,
  type WorkerData,
  type WorkerMessage,
  type WorkerRequest,
} from './worker-messages.ts';

// Typed by renderer.ts, which alone starts this worker.
const { setup, cells, unloadable, loadMs } = workerData as WorkerData;
// What parts write while they render becomes lines of the edge's log.
if (process.env.NODE_ENV !== 'development') logConsole(createLog(readWatched().logLevel));
const partNames = setup.manifests.map(({ name }) => name);

Atomics.store(cells, 2, ownThread());
// A page that loops stops the beat; the edge notices and replaces the worker.
setInterval(() => Atomics.add(cells, 0, 1), heartbeatIntervalMs).unref();

const modules: PartModules = new Map();
// One after the other, so that the edge knows which part a worker was loading when it stopped to beat.
for (const [index, { name, table }] of setup.manifests.entries()) {
  if (name === hostPart || unloadable.includes(name)) continue;
  Atomics.store(cells, 1, index);
  const names = ['routes', ...table.fragments.map((fragment) => fragment.name)];
  const loaded = await Promise.all(names.map((module) => importPart(name, module)));
  for (const [place, module] of names.entries()) modules.set(`${name}/${module}`, loaded[place] ?? {});
}

Atomics.store(cells, 1, partNames.indexOf(hostPart));
const render: ReturnType<typeof createRenderer> = (await importModule(hostPart, 'render')).createRenderer({
  ...setup,
  modules,
  entering: (part: string) => Atomics.store(cells, 1, partNames.indexOf(part)),
});

parentPort?.on('message', ({ id, request }: WorkerRequest) => {
  render(request).then(
    (result) => answer({ id, result }),
    (error: unknown) =>
      answer({
        id,
        fault: {
          part: partNames[Atomics.load(cells, 1)] ?? hostPart,
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        },
      }),
  );
});
answer('ready');

function answer(message: WorkerMessage) {
  parentPort?.postMessage(message);
}

/** A part that cannot even be loaded costs only its own pages, which answer as if the part were missing. */
function importPart(part: string, module: string) {
  return Promise.race([importModule(part, module), tooLate()]).catch((error: unknown) => {
    console.error(`${part} could not be loaded for rendering:`, error);
    return {};
  });
}

/** A module may await something at its top that never comes. In steps, because on a busy machine each of them takes longer. */
async function tooLate(): Promise<never> {
  for (let waitedMs = 0; waitedMs < maxLoadingMs(loadMs); waitedMs += heartbeatIntervalMs)
    await pause(heartbeatIntervalMs);
  throw new Error(`It was not loaded within ${maxLoadingMs(loadMs)} ms.`);
}

function importModule(part: string, module: string) {
  return import(/* webpackIgnore: true */ pathToFileURL(`${setup.modulesFolder}/${part}/${module}.mjs`).href);
}
