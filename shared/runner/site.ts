import path from 'node:path';
import { siteConfig } from '@site/brand/site.config';
import { hostPart } from '@site/contracts/manifest';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import { pollChannel } from '@site/delivery/store/poll-channel';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { noteRunningSite } from '@site/delivery/store/running-site';
import { servableEntry } from '@site/delivery/store/servable-entry';
import { errorText } from '@site/service/process/system-errors';
import { readSettings } from '@site/service/settings/settings';
import type { ProcessPlan } from './child-process.ts';
import { freePort } from './free-port.ts';
import { root } from './parts.ts';
import { processScripts, removeUnused } from './process-scripts.ts';
import { type Build, SupervisedProcess } from './supervise.ts';

export interface SiteOptions {
  /** 0 for a free one. */
  port: number;
  dataDir: string;
  releasesDir: string;
  /** `production` where absent. */
  channel?: string;
  env?: Record<string, string>;
  /** Names of the settings that each part's process reads, by part. A process gets none that only others read. */
  settings?: Record<string, string[]>;
  /** The versions to start with, by part name, where `beforeEdge` puts them on the channel; by default those on the channel. */
  versions?: Record<string, string>;
  /** Called once each service has been tried, before the edge starts: to check a release before visitors see it. */
  beforeEdge?: (services: Record<string, SupervisedProcess>) => Promise<void>;
  /** Parts whose services run here; all where absent. */
  ownServices?: string[];
  /** Addresses of services that run elsewhere, by name. */
  services?: Record<string, string>;
  log?: (line: string) => void;
}

type ResolvedOptions = SiteOptions & { channel: string };

export interface RunningSite {
  url: string;
  edge: SupervisedProcess;
  /** By part name. */
  services: Record<string, SupervisedProcess>;
  stop: () => Promise<void>;
}

/**
 * Runs what a channel has live: the service of each part and the edge, each in a process of its own. Follows the channel: where a
 * release brings another build of one of them, that is swapped. A service that does not start costs its own area only; without an edge
 * there is no site.
 *
 * @example
 * const site = await runSite({ port: 8080, dataDir: '.data', releasesDir: '.releases' });
 * console.log(site.url);
 * await site.stop();
 */
export async function runSite(given: SiteOptions): Promise<RunningSite> {
  const options = {
    ...given,
    port: given.port || (await freePort()),
    channel: given.channel ?? siteConfig.channels.production,
  };
  const { channel, log = () => {}, beforeEdge } = options;
  const storeEnv = { ...process.env, ...options.env, RELEASES_DIR: options.releasesDir };
  const store = openStore(storeEnv);
  const live = await servableEntry(store, channel, (refusal) =>
    log(`The live release is not served, an older one is: ${refusal.message}`),
  );
  const processes = createProcesses(options);
  const { services } = processes;
  const buildsOf = (versions: Record<string, string>) => readBuilds(store, versions, options);
  try {
    const builds = await buildsOf(options.versions ?? (live ? (await store.readRelease(live.release)).parts : {}));
    await processes.showServices(builds);
    await Promise.all(Object.values(services).map(({ tried }) => tried));
    await beforeEdge?.(services);
    const edge = await processes.startEdge(builds);
    const url = `http://localhost:${options.port}`;
    const { RELEASES_BUCKET, RELEASES_DIR } = readSettings(
      releaseSettings,
      ['RELEASES_BUCKET', 'RELEASES_DIR'],
      storeEnv,
    );
    const forget = await noteRunningSite(options.dataDir, { url, store: RELEASES_BUCKET ?? RELEASES_DIR });
    const polling = pollChannel(store.channel(channel), {
      since: live?.revision ?? 0,
      onMove: async ({ release }) => processes.show(await buildsOf((await store.readRelease(release)).parts)),
      onFailure: (error) => log(`The channel ${channel} could not be followed: ${errorText(error)}`),
    });
    const stop = async () => {
      // It may be reading a store that does not answer.
      void polling.stop();
      await processes.stop();
      await forget();
    };
    return { url, edge, services, stop };
  } catch (error) {
    await processes.stop();
    throw error;
  }
}

/** The processes of a site: none at first. */
function createProcesses(options: ResolvedOptions) {
  const { log } = options;
  const services: Record<string, SupervisedProcess> = {};
  let edge: SupervisedProcess | undefined;
  let isStopping = false;
  const all = () => [...(edge ? [edge] : []), ...Object.values(services)];
  const onChange = () => edge?.send({ event: 'processes', processes: all().map((one) => one.report()) });
  const edgeBuild = (builds: Builds) =>
    planEdge(options, { ...options.services, ...addressesOf({ services }) }, builds);

  /** The service of a retired part keeps running: it may have mails to send. */
  async function showServices(builds: Builds) {
    const { [hostPart]: _edge, ...ofServices } = builds;
    for (const [name, { version, script }] of Object.entries(ofServices)) {
      // Each keeps its port, so that the edge knows where it will be, and the port of its metrics.
      const port = services[name]?.port ?? (await freePort());
      if (isStopping) return;
      const index = Object.keys({ ...services, [name]: true }).indexOf(name);
      const build = { version, plan: planService(options, { name, script, index }) };
      if (services[name]) services[name].show(build);
      else services[name] = new SupervisedProcess({ name, port, build, log, onChange });
    }
  }

  return {
    services,
    showServices,
    async startEdge(builds: Builds): Promise<SupervisedProcess> {
      edge = new SupervisedProcess({ name: 'edge', port: options.port, build: edgeBuild(builds), log, onChange });
      const state = await edge.tried;
      if (state.status === 'waiting') throw new Error(state.reason);
      await removeUnused(buildsFolder(options), all());
      return edge;
    },
    /** Nothing waits until the processes run these builds. */
    async show(builds: Builds) {
      await showServices(builds);
      if (isStopping) return;
      edge?.show(edgeBuild(builds));
      await removeUnused(buildsFolder(options), all());
    },
    /** The edge first: pages in flight still ask the services. */
    async stop() {
      isStopping = true;
      await edge?.stop();
      await Promise.all(Object.values(services).map((service) => service.stop()));
    },
  };
}

/** Where the services of a site answer, by name. */
export function addressesOf({ services }: Pick<RunningSite, 'services'>): Record<string, string> {
  return Object.fromEntries(Object.entries(services).map(([name, { port }]) => [name, `http://127.0.0.1:${port}`]));
}

interface EdgeOptions {
  /** Addresses of the services, by name. */
  services: Record<string, string>;
  env: NodeJS.ProcessEnv;
  /** This checkout's build where absent. */
  script?: string | undefined;
}

/** One more edge beside the services of a site. */
export function edgeProcess({ services, env, script }: EdgeOptions): ProcessPlan {
  const serviceList = Object.entries(services).map((pair) => pair.join('='));
  return {
    script: script ?? path.join(root, hostPart, 'dist/service/main.mjs'),
    cwd: root,
    env: { ...env, SERVICES: serviceList.join() },
    sharesPort: false,
  };
}

/** Version and script of each process of a release, by part, in the order of their names. */
type Builds = Record<string, { version: string; script: string }>;

async function readBuilds(
  store: ReleaseStore,
  versions: Record<string, string>,
  options: SiteOptions,
): Promise<Builds> {
  const scripts = await processScripts(store, versions, buildsFolder(options));
  const { ownServices } = options;
  const scriptsToRun = Object.entries(scripts).filter(
    ([part]) => part === hostPart || (ownServices?.includes(part) ?? true),
  );
  return Object.fromEntries(
    scriptsToRun.sort().map(([part, script]) => [part, { version: versions[part] ?? '', script }]),
  );
}

/** Holds copies of the builds that run. */
function buildsFolder({ dataDir }: SiteOptions): string {
  return path.join(dataDir, 'running');
}

/** A service has no key of the release store: what a process inherits, the code of its part can read. */
function planService(
  options: ResolvedOptions,
  { name, script, index }: { name: string; script: string; index: number },
): ProcessPlan {
  const env = without(Object.keys(releaseSettings), environmentOf(name, options));
  const edgePort = Number(env.METRICS_PORT || 0);
  const metricsPort = edgePort > 0 && { METRICS_PORT: String(edgePort + 1 + index) };
  return {
    script,
    cwd: root,
    args: ['--supervised'],
    env: { ...env, HOST: '127.0.0.1', ...metricsPort },
    // A database file belongs to one process.
    sharesPort: Boolean(env.DATABASE_URL),
  };
}

function planEdge(options: ResolvedOptions, services: Record<string, string>, builds: Builds): Build {
  const { version = 'of this checkout', script } = builds[hostPart] ?? {};
  const env = without(['DATABASE_URL'], environmentOf(hostPart, options));
  return { version, plan: { ...edgeProcess({ services, env, script }), sharesPort: true } };
}

/** What the process of this part gets of this machine's variables, and the settings of its site. */
function environmentOf(part: string, { settings = {}, env = {}, ...options }: ResolvedOptions): Record<string, string> {
  const given = { ...process.env, ...env };
  const { [part]: ownNames = [], ...otherSettings } = settings;
  const otherNames = Object.values(otherSettings)
    .flat()
    .filter((name) => !ownNames.includes(name));
  return {
    ...without(otherNames, given),
    NODE_ENV: given.NODE_ENV || 'production',
    LOG_LEVEL: given.LOG_LEVEL || 'error',
    DATA_DIR: options.dataDir,
    RELEASES_DIR: options.releasesDir,
    CHANNEL: options.channel,
    SITE_URL: given.SITE_URL || `http://localhost:${options.port}`,
    // Builds contain no native packages.
    NODE_PATH: path.join(root, 'node_modules'),
  };
}

function without(names: string[], env: NodeJS.ProcessEnv): Record<string, string> {
  const left = Object.entries(env).filter(([name]) => !names.includes(name));
  return Object.fromEntries(left.map(([name, value]) => [name, value ?? '']));
}
