import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { createJudge } from '@site/release/gate/create-judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import { openStore } from '@site/release/open-store';
import { promote } from '@site/release/promote';
import { releaseSettings } from '@site/release/settings';
import { buildParts, findParts } from '@site/runner/parts';
import { publishParts } from '@site/runner/publish';
import { runEdge, runSite } from '@site/runner/site';
import { readSettings, siteSettings } from '@site/service/settings';
import { allSettings } from './all-settings.ts';
import { endOnSignal } from './end-on-signal.ts';

// `npm start`: builds the parts, publishes them, points `production` at them and serves the site.
const parts = await findParts();
const { PORT: port, DATA_DIR: dataDir, RELEASES_DIR: releasesDir } = await readAllSettings().catch(giveUp);
requireWritable('DATA_DIR', dataDir);
requireWritable('RELEASES_DIR', releasesDir);
await requireFreePort(port);

step('build', parts.map(({ name }) => name).join(', '));
orGiveUp(buildParts);

const store = orGiveUp(openStore);
const versions = await publishParts(store, parts).catch(giveUp);
for (const [part, version] of Object.entries(versions)) step('publish', `${part} ${version}`);

const site = await runSite({ port, dataDir, releasesDir, log: (line) => console.log(line), beforeEdge: goLive }).catch(
  giveUp,
);
step('site', site.url);

endOnSignal(site.stop);

/** Skips the browser's checks: there are no visitors before the site runs. */
async function goLive(services: Record<string, string>) {
  for (const [name, address] of Object.entries(services)) step('service', `${name} at ${address}`);
  const rehearsal = createRehearsal({
    store,
    runEdge,
    storeSettings: { RELEASES_DIR: releasesDir },
    services,
    browser: null,
  });
  const judge = createJudge({ store, rehearsal });
  const { release } = await promote(store, {
    versions,
    channel: 'production',
    why: 'npm start',
    judge,
    action: 'start',
  });
  step('release', `${release} is in production`);
}

/** Reads the settings of every process, so that a wrong one is named before anything is built. */
async function readAllSettings() {
  readSettings(await allSettings(parts));
  return readSettings({ ...siteSettings, ...releaseSettings }, ['PORT', 'DATA_DIR', 'RELEASES_DIR']);
}

function step(name: string, text: string) {
  console.log(`${name.padEnd(10)} ${text}`);
}

function orGiveUp<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return giveUp(error);
  }
}

function requireWritable(name: string, folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    giveUp(`${name} is ${folder}, which cannot be written to; choose another folder.`);
  }
}

function requireFreePort(wanted: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => giveUp(`Port ${wanted} is in use; stop what uses it or set PORT to another.`));
    probe.listen(wanted, '0.0.0.0', () => probe.close(() => resolve()));
  });
}

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
