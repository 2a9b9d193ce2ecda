import { findParts, type PartFolder } from './parts.ts';
import { type RunningProcess, runProcess } from './processes.ts';
import { type EdgeOptions, edgePlan, edgeProcess, type PlanOptions, servicePlans } from './site-plan.ts';
import type { SupervisionLimits } from './supervision-limits.ts';

export interface SiteOptions extends PlanOptions {
  /** Called with the services' addresses before the edge starts: to check a release before visitors see it. */
  beforeEdge?: (services: Record<string, string>) => Promise<void>;
  /** Addresses of services that run elsewhere, by name. */
  services?: Record<string, string>;
  log?: (line: string) => void;
  /** Other than the usual, for fault tests. */
  limits?: Partial<SupervisionLimits>;
}

export interface RunningSite {
  url: string;
  edge: RunningProcess;
  /** By part name. */
  services: Record<string, RunningProcess>;
  stop: () => Promise<void>;
}

/** Runs the services and the edge of this checkout's builds, each in a process of its own. */
export async function runSite(options: SiteOptions): Promise<RunningSite> {
  const { beforeEdge, log = () => {}, limits } = options;
  const started: RunningProcess[] = [];
  try {
    const parts = options.parts ?? (await findParts());
    const services = await runServices({ ...options, parts, log }, (service) => started.push(service));
    const origins = { ...options.services, ...addressesOf({ services }) };
    await beforeEdge?.(origins);
    const edge = await runProcess({ name: 'edge', replaced: 'beside', log, limits, ...edgePlan(options, origins) });
    // The edge first: pages in flight still ask the services.
    const stop = () => edge.stop().then(() => stopAll(Object.values(services)));
    return { url: `http://localhost:${edge.port}`, edge, services, stop };
  } catch (error) {
    await stopAll(started);
    throw error;
  }
}

async function stopAll(processes: RunningProcess[]): Promise<void> {
  await Promise.all(processes.map((one) => one.stop()));
}

/** By part name. `onStart` hears of each at once, so that it can be stopped where another one fails. */
async function runServices(
  {
    log,
    limits,
    ...options
  }: PlanOptions & Pick<SiteOptions, 'limits'> & { parts: PartFolder[]; log: (line: string) => void },
  onStart: (service: RunningProcess) => void,
): Promise<Record<string, RunningProcess>> {
  const services = Object.entries(servicePlans(options)).map(async ([name, plan]) => {
    const service = await runProcess({ name, log, limits, ...plan });
    onStart(service);
    return [name, service] as const;
  });
  return Object.fromEntries(await Promise.all(services));
}

/** Runs an edge alone, in a process of its own. */
export function runEdge({
  log = () => {},
  ...edge
}: EdgeOptions & { log?: (line: string) => void }): Promise<RunningProcess> {
  return runProcess({ name: 'edge', log, ...edgeProcess(edge) });
}

/** Where the services of a site answer, by name. */
export function addressesOf({ services }: Pick<RunningSite, 'services'>): Record<string, string> {
  return Object.fromEntries(Object.entries(services).map(([name, { port }]) => [name, `http://127.0.0.1:${port}`]));
}
