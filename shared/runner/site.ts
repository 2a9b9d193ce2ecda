import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostPart } from '@site/contracts/manifest';
import { channelNames } from '@site/delivery/store/channel';
import { openStore, releaseSettings, withoutStore } from '@site/delivery/store/open-store';
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
import { type SupervisedProcess, supervise } from './supervise.ts';

export interface SiteOptions {
  /** 0 for a free one. */
  port: number;
  dataDir: string;
  releasesDir: string;
  /** `production` where absent. */
  channel?: string;
  env?: Record<string, string>;
  /** The versions to start with, by part name, where `beforeEdge` puts them on the channel; by default those on the channel. */
  versions?: Record<string, string>;
  /** Called with the services' addresses before the edge starts: to check a release before visitors see it. */
  beforeEdge?: (services: Record<string, string>) => Promise<void>;
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
 * release brings another build of one of them, that is swapped.
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
    channel: given.channel ?? channelNames.production,
  };
  const { channel, releasesDir, env, log, beforeEdge } = options;
  const storeEnv = { ...process.env, ...env, RELEASES_DIR: releasesDir };
  const store = openStore(storeEnv);
  const live = await servableEntry(store, channel, (refusal) =>
    log?.(`The live release is not served, an older one is: ${refusal.message}`),
  );
  const versions = options.versions ?? (live ? (await store.readRelease(live.release)).parts : {});
  const { [hostPart]: edgeScript, ...scripts } = await ownScripts(store, versions, options);
  const planService = createServicePlans(options);
  const services = await startServices(scripts, planService, options);
  try {
    const addresses = { ...options.services, ...addressesOf({ services }) };
    await beforeEdge?.(addresses);
    const plan = edgePlan(options, addresses, edgeScript);
    const edge = await supervise({ name: 'edge', plan, sharesPort: true, log });
    const site = { url: `http://localhost:${edge.port}`, edge, services };
    const { RELEASES_BUCKET, RELEASES_DIR } = readSettings(
      releaseSettings,
      ['RELEASES_BUCKET', 'RELEASES_DIR'],
      storeEnv,
    );
    const forget = await noteRunningSite(options.dataDir, { url: site.url, store: RELEASES_BUCKET ?? RELEASES_DIR });
    const swaps = swapOnRelease(store, { ...site, planService }, options, live?.revision ?? 0);
    return {
      ...site,
      async stop() {
        const swapped = swaps.stop();
        // The edge first: pages in flight still ask the services.
        await edge.stop();
        // A swap under way may start the service of a new part.
        await swapped;
        await stopAll(services);
        await forget();
      },
    };
  } catch (error) {
    await stopAll(services);
    throw error;
  }
}

/** Where the services of a site answer, by name. */
export function addressesOf({ services }: Pick<RunningSite, 'services'>): Record<string, string> {
  return Object.fromEntries(Object.entries(services).map(([name, { port }]) => [name, `http://127.0.0.1:${port}`]));
}

interface EdgeOptions {
  port: number;
  /** Addresses of the services, by name. */
  services: Record<string, string>;
  env: Record<string, string>;
  /** This checkout's build where absent. */
  script?: string;
  inherits?: ProcessPlan['inherits'];
}

export function edgeProcess({ port, services, env, script, inherits }: EdgeOptions): ProcessPlan {
  const serviceList = Object.entries(services).map((pair) => pair.join('='));
  return {
    script: script ?? path.join(root, hostPart, 'dist/service/main.mjs'),
    cwd: root,
    env: { ...env, PORT: String(port), SERVICES: serviceList.join() },
    inherits,
  };
}

type PlanService = (name: string, script: string) => ProcessPlan;

interface Site extends Pick<RunningSite, 'edge' | 'services'> {
  planService: PlanService;
}

/** Tries each release once. Where a process does not start, the previous build keeps running until the channel changes. */
function swapOnRelease(store: ReleaseStore, site: Site, options: ResolvedOptions, since: number) {
  const { channel, log = () => {} } = options;
  const stopping = new AbortController();
  let swapping = Promise.resolve();

  const polling = pollChannel(store.channel(channel), {
    since,
    async onMove({ release }) {
      const scripts = await ownScripts(store, (await store.readRelease(release)).parts, options);
      if (stopping.signal.aborted) return;
      swapping = showRelease(scripts, site, options, stopping.signal);
      await swapping;
    },
    onFailure: (error) => log(`The channel ${channel} could not be followed: ${errorText(error)}`),
  });
  return {
    /** Begins no further swap. Resolves when the one under way has ended; does not wait for a store that does not answer. */
    stop(): Promise<void> {
      stopping.abort();
      void polling.stop();
      return swapping;
    },
  };
}

/** Services before the edge, which calls them. The service of a retired part keeps running: it may have mails to send. */
async function showRelease(
  scripts: Record<string, string>,
  { edge, services, planService }: Site,
  options: ResolvedOptions,
  stopping: AbortSignal,
) {
  const { log = () => {} } = options;
  const attempt = async (name: string, show: () => Promise<boolean>) => {
    if (stopping.aborted) return;
    try {
      if (await show()) log(`${name} now runs the build of the live release`);
    } catch (error) {
      const reason = errorText(error);
      log(`${name} was not swapped (${reason}); the previous build keeps running until the channel changes`);
    }
  };
  const { [hostPart]: edgeScript, ...serviceScripts } = scripts;
  for (const [name, script] of Object.entries(serviceScripts))
    await attempt(name, async () => {
      const plan = planService(name, script);
      const running = services[name];
      if (running) return running.swap(plan);
      services[name] = await supervise({ name, plan, log });
      return true;
    });
  const addresses = { ...options.services, ...addressesOf({ services }) };
  await attempt('edge', () => edge.swap(edgePlan(options, addresses, edgeScript)));
  const used = [edge, ...Object.values(services)].map(({ script }) => script);
  await removeUnused(buildsFolder(options), used).catch((error: unknown) =>
    log(`Builds that no longer run could not be removed: ${errorText(error)}`),
  );
}

async function startServices(scripts: Record<string, string>, planService: PlanService, options: SiteOptions) {
  const { log } = options;
  const starts = Object.entries(scripts).map(async ([name, script]) => {
    return [name, await supervise({ name, plan: planService(name, script), log })] as const;
  });
  const settled = await Promise.allSettled(starts);
  const services = Object.fromEntries(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  const failed = settled.find((one) => one.status === 'rejected');
  if (!failed) return services;
  await stopAll(services);
  throw failed.reason;
}

async function stopAll(services: Record<string, SupervisedProcess>): Promise<void> {
  await Promise.all(Object.values(services).map((service) => service.stop()));
}

/** In the order of the parts' names. */
async function ownScripts(store: ReleaseStore, versions: Record<string, string>, options: SiteOptions) {
  const scripts = await processScripts(store, versions, buildsFolder(options));
  const { ownServices } = options;
  const own = Object.entries(scripts).filter(([part]) => part === hostPart || (ownServices?.includes(part) ?? true));
  return Object.fromEntries(own.sort());
}

/** Holds copies of the builds that run. */
function buildsFolder({ dataDir }: SiteOptions): string {
  return path.join(dataDir, 'running');
}

/** The edge serves its metrics on METRICS_PORT. Each service gets the next port and keeps it, whatever services come later. */
function createServicePlans(options: ResolvedOptions): PlanService {
  const env = settingsOf(options);
  const edgePort = Number(options.env?.METRICS_PORT || process.env.METRICS_PORT || 0);
  const names: string[] = [];
  return (name, script) => {
    if (!names.includes(name)) names.push(name);
    const metricsPort = edgePort > 0 && { METRICS_PORT: String(edgePort + 1 + names.indexOf(name)) };
    const own = { ...env, ...withoutStore, PORT: '0', HOST: '127.0.0.1', ...metricsPort };
    return { script, cwd: root, env: own };
  };
}

function edgePlan(options: ResolvedOptions, services: Record<string, string>, script?: string): ProcessPlan {
  return edgeProcess({ port: options.port, services, env: settingsOf(options), script });
}

/** Environment of all processes of the site. */
function settingsOf({ port, dataDir, releasesDir, channel, env = {} }: ResolvedOptions) {
  return {
    ...env,
    NODE_ENV: env.NODE_ENV || process.env.NODE_ENV || 'production',
    LOG_LEVEL: env.LOG_LEVEL || process.env.LOG_LEVEL || 'error',
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    CHANNEL: channel,
    SITE_URL: env.SITE_URL || process.env.SITE_URL || `http://localhost:${port}`,
    // Builds contain no native packages.
    NODE_PATH: path.join(root, 'node_modules'),
  };
}

export interface TemporarySite extends RunningSite {
  /** Where its services keep their data. */
  dataDir: string;
}

/** A site on a free port whose data are gone when it stops. */
export async function runTemporarySite(options: Omit<SiteOptions, 'port' | 'dataDir'>): Promise<TemporarySite> {
  const [dataDir, port] = await Promise.all([mkdtemp(path.join(tmpdir(), 'site-')), freePort()]);
  const site = await runSite({ ...options, port, dataDir });
  return { ...site, dataDir, stop: () => site.stop().then(() => rm(dataDir, { recursive: true, force: true })) };
}
