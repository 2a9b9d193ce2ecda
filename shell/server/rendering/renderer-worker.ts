import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import { logConsole } from '@site/service/log-console';
import { createLog } from '@site/service/service-log';
import { readWatched } from '@site/service/watched';
import type { createRenderer } from './document/render.tsx';
import { heartbeatIntervalMs, type WorkerData, type WorkerMessage, type WorkerRequest } from './worker-messages.ts';

// Typed by renderer.ts, which alone starts this worker.
const { setup, cells } = workerData as WorkerData;
// What parts write while they render becomes lines of the edge's log.
if (process.env.NODE_ENV !== 'development') logConsole(createLog(readWatched().logLevel));
const partNames = setup.manifests.map(({ name }) => name);

// A page that loops stops the beat; the edge notices and replaces the worker.
setInterval(() => Atomics.add(cells, 0, 1), heartbeatIntervalMs).unref();

const modules = new Map(
  await Promise.all(
    setup.manifests
      .filter(({ name }) => name !== hostPart)
      .flatMap(({ name, table }) =>
        ['routes', ...table.fragments.map((fragment) => fragment.name)].map((module) => [name, module] as const),
      )
      .map(async ([name, module]) => [`${name}/${module}`, await importPart(name, module)] as const),
  ),
);

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
  return importModule(part, module).catch((error: unknown) => {
    console.error(`${part} could not be loaded for rendering:`, error);
    return {};
  });
}

function importModule(part: string, module: string) {
  return import(/* webpackIgnore: true */ pathToFileURL(`${setup.modulesFolder}/${part}/${module}.mjs`).href);
}
