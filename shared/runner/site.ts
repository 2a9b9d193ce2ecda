import path from 'node:path';
import { hostPart } from '@site/contracts/manifest';
import { findParts, type PartFolder, root } from './parts.ts';
import { type RunningProcess, runProcess } from './processes.ts';

export interface SiteOptions {
  port: number;
  dataDir: string;
  releasesDir: string;
  channel?: string;
  env?: Record<string, string>;
  /** Called with the services' addresses before the edge starts: to check a release before visitors see it. */
  beforeEdge?: (services: Record<string, string>) => Promise<void>;
  /** Whose services run; those of all parts of this checkout where absent. */
  parts?: PartFolder[];
  /** Addresses of services that run elsewhere, by name. */
  services?: Record<string, string>;
  /** The edge; this checkout's build where absent. */
  edgeScript?: string;
  log?: (line: string) => void;
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
  const { port, beforeEdge, edgeScript, log = () => {} } = options;
  const started: RunningProcess[] = [];
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()));
  };
  try {
    const env = settingsOf(options);
    const parts = options.parts ?? (await findParts());
    const services = await runServices(parts, env, log, (service) => started.push(service));
    const origins = { ...options.services, ...addressesOf({ services }) };
    await beforeEdge?.(origins);
    const edge = await runEdge({ port, services: origins, env, log, ...(edgeScript && { script: edgeScript }) });
    started.push(edge);
    return { url: `http://localhost:${edge.port}`, edge, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What all processes of the site are told. */
function settingsOf({ port, dataDir, releasesDir, channel = 'production', env = {} }: SiteOptions) {
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...env,
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    CHANNEL: channel,
    SITE_URL: env.SITE_URL ?? process.env.SITE_URL ?? `http://localhost:${port}`,
  };
}

/** By part name. `onStart` hears of each at once, so that it can be stopped where another one fails. */
async function runServices(
  parts: PartFolder[],
  settings: Record<string, string>,
  log: (line: string) => void,
  onStart: (service: RunningProcess) => void,
): Promise<Record<string, RunningProcess>> {
  const env = { ...settings, PORT: '0', HOST: '127.0.0.1' };
  const services = parts
    .filter(({ hasService }) => hasService)
    .map(async ({ name, folder }) => {
      const script = path.join(folder, 'dist/service/main.mjs');
      const service = await runProcess({ name, script, cwd: root, log, env });
      onStart(service);
      return [name, service] as const;
    });
  return Object.fromEntries(await Promise.all(services));
}

interface EdgeOptions {
  port: number;
  /** Addresses of the services, by name. */
  services: Record<string, string>;
  env: Record<string, string>;
  /** This checkout's build where absent. */
  script?: string;
  log?: (line: string) => void;
}

/** Runs an edge alone, in a process of its own. */
export function runEdge({
  port,
  services,
  env,
  script = path.join(root, hostPart, 'dist/service/main.mjs'),
  log = () => {},
}: EdgeOptions): Promise<RunningProcess> {
  return runProcess({
    name: 'edge',
    script,
    cwd: root,
    log,
    env: { ...env, PORT: String(port), SERVICES: serviceList(services) },
  });
}

/** Where the services of a site answer, by name. */
export function addressesOf({ services }: Pick<RunningSite, 'services'>): Record<string, string> {
  return Object.fromEntries(Object.entries(services).map(([name, { port }]) => [name, `http://127.0.0.1:${port}`]));
}

/** As the setting SERVICES takes it. */
function serviceList(origins: Record<string, string>): string {
  return Object.entries(origins)
    .map((pair) => pair.join('='))
    .join();
}
