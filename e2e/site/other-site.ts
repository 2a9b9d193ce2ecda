import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openGate } from '@site/shared/release/gate/create-judge.ts';
import type { Judge } from '@site/shared/release/gate/judge.ts';
import { promote } from '@site/shared/release/promote.ts';
import { freePort } from '@site/shared/run/free-port.ts';
import { root } from '@site/shared/run/parts.ts';
import { runProcess } from '@site/shared/run/processes.ts';
import { type RunningSite, runSite } from '@site/shared/run/site.ts';
import { releaseStore, releasesDir } from './part-build.ts';

/** A second site beside the one under test, from the same release store but with its own channel, data and port. */
export async function runOtherSite(channel: string, versions: Record<string, string> = {}, env: Record<string, string> = {}): Promise<RunningSite> {
  await pointTo(channel, versions);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'other-site-'));
  const site = await runSite({ port: await freePort(), dataDir, releasesDir: releasesDir(), channel, env });
  return { ...site, stop: () => site.stop().then(() => rm(dataDir, { recursive: true, force: true })) };
}

/** The edge alone, with these origins as its services. */
export async function runEdge(channel: string, services: Record<string, string>) {
  await pointTo(channel, {});
  const [dataDir, port] = await Promise.all([mkdtemp(path.join(tmpdir(), 'other-edge-')), freePort()]);
  const url = `http://localhost:${port}`;
  const origins = Object.entries(services).map((pair) => pair.join('='));
  const env = { DATA_DIR: dataDir, RELEASES_DIR: releasesDir(), CHANNEL: channel, SITE_URL: url, PORT: String(port), SERVICES: origins.join() };
  const edge = await runProcess({ name: 'edge', script: path.join(root, 'shell/dist/service/main.mjs'), cwd: root, log: () => {}, env });
  return { url, stop: () => edge.stop().then(() => rm(dataDir, { recursive: true, force: true })) };
}

/** Points a channel at the production release with other versions of some parts. */
export async function pointTo(channel: string, versions: Record<string, string>, judge: Judge = openGate): Promise<void> {
  const store = releaseStore();
  const production = await store.readChannel('production');
  if (!production) throw new Error('The release store has no production channel.');
  const { parts } = await store.readRelease(production.release);
  await promote(store, { versions: { ...parts, ...versions }, channel, why: 'a journey', judge });
}
