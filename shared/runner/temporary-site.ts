import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { type RunningSite, runSite, type SiteOptions } from './site.ts';

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
