import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote } from '@site/delivery/channels/promote';
import { allowAll, type Gate } from '@site/delivery/gate/gate';
import { type RunningSite, runSite, type SiteOptions } from '@site/runner/site';
import { releaseStore, releasesDir } from './part-build.ts';
import { startEdge } from './start-edge.ts';

export interface TemporarySite extends RunningSite {
  /** Where its services keep their data. */
  dataDir: string;
}

/** A site on a free port whose data are gone when it stops. */
export async function runTemporarySite(options: Omit<SiteOptions, 'port' | 'dataDir'>): Promise<TemporarySite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const site = await runSite({ ...options, port: 0, dataDir });
  return { ...site, dataDir, stop: () => site.stop().then(() => rm(dataDir, { recursive: true, force: true })) };
}

/** A second site beside the one under test, from the same release store but with its own channel, data and port. */
export async function runOtherSite(
  channel: string,
  versions: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<TemporarySite> {
  await pointTo(channel, versions);
  return runTemporarySite({ releasesDir: releasesDir(), channel, env });
}

/** Runs a site beside the one under test until the journey ends. */
export type RunOther = typeof runOtherSite;

/** Lets a test run further sites. They stop after `leave` has closed the test's pages, because a page that still loads files would report errors. */
export async function withOtherSites(
  use: (run: RunOther) => Promise<void>,
  leave: () => Promise<unknown>,
): Promise<void> {
  const sites: RunningSite[] = [];
  await use(async (...options) => {
    const site = await runOtherSite(...options);
    sites.push(site);
    return site;
  });
  await leave();
  await Promise.all(sites.map((site) => site.stop()));
}

/** Only an edge, with these origins as its services. */
export async function runOtherEdge(channel: string, services: Record<string, string>) {
  await pointTo(channel, {});
  const folder = await mkdtemp(path.join(tmpdir(), 'other-edge-'));
  const env = { RELEASES_DIR: releasesDir(), CHANNEL: channel };
  const { url, stop } = await startEdge({ name: channel, folder, services, env });
  return { url, stop: () => stop().then(() => rm(folder, { recursive: true, force: true })) };
}

/** Points a channel at the production release with other versions of some parts. */
export async function pointTo(
  channel: string,
  versions: Record<string, string>,
  gate: Gate = allowAll,
  store = releaseStore(),
): Promise<void> {
  const production = await store.channel('production').newest();
  if (!production) throw new Error('The release store has no production channel.');
  const { parts } = await store.readRelease(production.release);
  await promote(store, { versions: { ...parts, ...versions }, channel, why: 'a journey', gate });
}
