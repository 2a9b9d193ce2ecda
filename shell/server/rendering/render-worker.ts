import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { workerData } from 'node:worker_threads';
import { hostPart } from '@site/contracts/manifest';
import { consoleLog, createLog, logConsole } from '@site/service/process/log';
import { readMonitoring } from '@site/service/settings/settings';
import type { PartModules, RendererSetup, RenderRequest } from './document/protocol.ts';
import type { createRenderer, makeTableFile } from './document/render.tsx';
import { logRenderFailure } from './render-failure.ts';
import { type RenderProgress, writeProgress } from './render-progress.ts';

/** A task for a thread. */
export interface RenderTask {
  /** Undefined where no page is rendered: the parts are loaded, and the release's table is returned. */
  request: RenderRequest | undefined;
  /** Parts that blocked or ended an earlier thread while it loaded them: not loaded again. */
  quarantined: string[];
  progress: RenderProgress;
}

/** A thread's response. An error is sent as text, because not every thrown value can be sent. */
export type TaskOutcome = { result: unknown } | { thrown: string };

interface Renderer {
  render: ReturnType<typeof createRenderer>;
  /** Absent in an older release, whose pages carry the table. */
  tableFile: ReturnType<typeof makeTableFile> | undefined;
}

const setup = workerData as RendererSetup; // render-pool.ts alone starts this
const log = process.env.NODE_ENV === 'development' ? undefined : createLog(readMonitoring().logLevel);
// Parts may print while they render: their lines go to the edge's log.
if (log) logConsole(log);
const partNames = setup.manifests.map(({ name }) => name);
const modules: PartModules = new Map();
let renderer: Renderer | undefined;
/** Reports the progress of the current task: a thread has one at a time. */
let report: (phase: 'loading' | 'rendering', part: string) => void = () => {};

/** Called for each task in a thread of the render pool. */
export default async function render({ request, quarantined, progress }: RenderTask): Promise<TaskOutcome> {
  report = (phase, part) => writeProgress(progress, phase, partNames.indexOf(part));
  try {
    renderer ??= await load(quarantined);
    if (!request) return { result: renderer.tableFile };
    report('rendering', hostPart);
    return { result: await renderer.render(request) };
  } catch (error) {
    return { thrown: error instanceof Error ? String(error.stack) : String(error) };
  }
}

async function load(quarantined: string[]): Promise<Renderer> {
  // One after the other, so that the edge knows which part a thread was loading when it got stuck.
  for (const { name, table } of setup.manifests) {
    if (name === hostPart || quarantined.includes(name)) continue;
    report('loading', name);
    const names = ['routes', ...table.fragments.map((fragment) => fragment.name)];
    await Promise.all(names.map(async (module) => modules.set(`${name}/${module}`, await importPart(name, module))));
  }
  report('loading', hostPart);
  const host: { createRenderer: typeof createRenderer; makeTableFile?: typeof makeTableFile } = await importModule(
    hostPart,
    'render',
  );
  return {
    render: host.createRenderer({ ...setup, modules, onPartEntered: (part) => report('rendering', part) }),
    tableFile: host.makeTableFile?.(setup),
  };
}

/** A part that cannot be loaded affects only its own pages, which are rendered as if it were missing. */
function importPart(part: string, module: string) {
  return importModule(part, module).catch((error: unknown) => {
    const reason = inspect(error);
    const failure = { part, phase: 'loading', reason, isThrown: true } as const;
    logRenderFailure(log ?? consoleLog, failure, `${part} could not be loaded for rendering: ${reason}`);
    return {};
  });
}

function importModule(part: string, module: string) {
  return import(/* webpackIgnore: true */ pathToFileURL(`${setup.modulesFolder}/${part}/${module}.mjs`).href);
}
