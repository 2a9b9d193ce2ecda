import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { openStore } from '../release/open-store.ts';
import { readSettings, settingNames } from '../service/settings.ts';
import { endOnSignal } from './end-on-signal.ts';
import { buildParts, findParts } from './parts.ts';
import { releaseCheckout } from './publish.ts';
import { runSite } from './site.ts';

// `npm start`: builds the parts, publishes them, points `production` at them and serves the site.
const { PORT: port, DATA_DIR: dataDir, RELEASES_DIR: releasesDir } = settingsOrGiveUp();
requireWritable('DATA_DIR', dataDir);
requireWritable('RELEASES_DIR', releasesDir);
await requireFreePort(port);

const parts = await findParts();
step('build', parts.map(({ name }) => name).join(', '));
try {
  buildParts();
} catch (error) {
  giveUp(error);
}

const { versions, release } = await releaseCheckout(openStore(releasesDir), parts, 'npm start').catch(giveUp);
for (const [part, version] of Object.entries(versions)) step('publish', `${part} ${version}`);
step('release', `${release} is in production`);

const site = await runSite({ port, dataDir, releasesDir, log: (line) => console.log(line) }).catch(giveUp);
for (const [name, { port: servicePort }] of Object.entries(site.services)) step('service', `${name} on port ${servicePort}`);
step('site', site.url);

endOnSignal(site.stop);

function step(name: string, text: string) {
  console.log(`${name.padEnd(10)} ${text}`);
}

function settingsOrGiveUp() {
  try {
    return readSettings(settingNames);
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
