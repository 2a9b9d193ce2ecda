import path from 'node:path';
import { hostPart } from '@site/contracts/manifest';
import type { ProcessPlan } from './children.ts';
import { type PartFolder, root } from './parts.ts';

export interface PlanOptions {
  port: number;
  dataDir: string;
  releasesDir: string;
  channel?: string;
  env?: Record<string, string>;
  /** Whose services run; those of all parts of this checkout where absent. */
  parts?: PartFolder[];
  /** The edge; this checkout's build where absent. */
  edgeScript?: string;
  /** What a part's service runs; this checkout's build where absent. */
  serviceScript?: (part: PartFolder) => string;
}

/** What each part's service runs, by part name. */
export function servicePlans(options: PlanOptions & { parts: PartFolder[] }): Record<string, ProcessPlan> {
  const { parts, serviceScript = ({ folder }) => path.join(folder, 'dist/service/main.mjs') } = options;
  const env = { ...settingsOf(options), PORT: '0', HOST: '127.0.0.1' };
  return Object.fromEntries(
    parts
      .filter(({ hasService }) => hasService)
      .map((part, index) => [
        part.name,
        { script: serviceScript(part), cwd: root, env: { ...env, ...metricsPort(env, index + 1) } },
      ]),
  );
}

/** What the edge of a site runs. */
export function edgePlan(options: PlanOptions, services: Record<string, string>): ProcessPlan {
  const { port, edgeScript: script } = options;
  return edgeProcess({ port, services, env: settingsOf(options), ...(script && { script }) });
}

export interface EdgeOptions {
  port: number;
  /** Addresses of the services, by name. */
  services: Record<string, string>;
  env: Record<string, string>;
  /** This checkout's build where absent. */
  script?: string;
}

export function edgeProcess({ port, services, env, script }: EdgeOptions): ProcessPlan {
  return {
    script: script ?? path.join(root, hostPart, 'dist/service/main.mjs'),
    cwd: root,
    env: { ...env, PORT: String(port), SERVICES: serviceList(services) },
  };
}

/** What all processes of the site are told. */
function settingsOf({ port, dataDir, releasesDir, channel = 'production', env = {} }: PlanOptions) {
  return {
    ...env,
    NODE_ENV: env.NODE_ENV || process.env.NODE_ENV || 'production',
    LOG_LEVEL: env.LOG_LEVEL || process.env.LOG_LEVEL || 'error',
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    CHANNEL: channel,
    SITE_URL: env.SITE_URL || process.env.SITE_URL || `http://localhost:${port}`,
  };
}

/** Each process tells its metrics on a port of its own: the edge on METRICS_PORT, services on those that follow. */
function metricsPort(env: Record<string, string>, offset: number): Record<string, string> {
  const port = Number(env.METRICS_PORT || process.env.METRICS_PORT || 0);
  return port > 0 ? { METRICS_PORT: String(port + offset) } : {};
}

/** As the setting SERVICES takes it. */
function serviceList(origins: Record<string, string>): string {
  return Object.entries(origins)
    .map((pair) => pair.join('='))
    .join();
}
