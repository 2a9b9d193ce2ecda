import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { FolderStore } from '../release/folder-store.ts';
import { buildParts, findParts, root } from './parts.ts';
import { publishParts } from './publish.ts';
import { runSite } from './site.ts';

// `npm start`: builds the parts, publishes them, points `production` at them and serves the site.
const port = portFrom(process.env.PORT);
const dataDir = writableFolder('DATA_DIR', '.data');
const releasesDir = writableFolder('RELEASES_DIR', '.releases');
await requireFreePort(port);

const parts = await findParts();
step('build', parts.map(({ name }) => name).join(', '));
try {
  buildParts();
} catch (error) {
  giveUp(error);
}

const { versions, release } = await publishParts(new FolderStore(releasesDir), parts, 'production', 'npm start');
for (const [part, version] of Object.entries(versions)) step('publish', `${part} ${version}`);
step('release', `${release} is in production`);

const site = await runSite({ port, dataDir, releasesDir, log: (line) => console.log(line) }).catch(giveUp);
for (const [name, { port: servicePort }] of Object.entries(site.services)) step('service', `${name} on port ${servicePort}`);
step('site', site.url);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await site.stop();
    process.exit(0);
  });
}

function step(name: string, text: string) {
  console.log(`${name.padEnd(10)} ${text}`);
}

function portFrom(value = '8080'): number {
  const wanted = Number(value);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) giveUp(new Error(`PORT must be a number from 1 to 65535, but is "${value}".`));
  return wanted;
}

function writableFolder(name: string, fallback: string): string {
  const folder = path.resolve(root, process.env[name] ?? fallback);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    giveUp(new Error(`${name} is ${folder}, which cannot be written to; choose another folder.`));
  }
  return folder;
}

function requireFreePort(wanted: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => giveUp(new Error(`Port ${wanted} is in use; stop what uses it or set PORT to another.`)));
    probe.listen(wanted, '0.0.0.0', () => probe.close(() => resolve()));
  });
}

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
