import { existsSync } from 'node:fs';
import { readdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import { type PartFolder, root } from '@site/runner/parts';
import { errorCode } from '@site/service/process/system-errors';
import { findUnwritable } from '@site/service/process/writable-folder';
import { InvalidSettings, readSettings, siteSettings } from '@site/service/settings/settings';
import type * as v from 'valibot';
import { settings } from '../settings.ts';

/** Servers that are asked over a network must answer within this time. */
const responseTimeoutMs = 2_500;

/**
 * One sentence for each setting that is invalid, or that names a folder, a port, a database or a bucket that cannot be used, and for each
 * limit of the machine that is too low. Mail server and webhook are not asked: what goes there waits in the outbox.
 */
export async function findSettingProblems(table: v.ObjectEntries, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { DATA_DIR } = readSettings(siteSettings, ['DATA_DIR'], environment);
  const { RELEASES_DIR } = readSettings(releaseSettings, ['RELEASES_DIR'], environment);
  const found = await Promise.all([
    findInvalid(table, environment),
    findUnwritable('DATA_DIR', DATA_DIR),
    findUnwritable('RELEASES_DIR', RELEASES_DIR),
    findUnusableDatabase(environment),
    findUnusableBucket(environment),
    findUnusableAddress(environment, DATA_DIR),
  ]);
  // These folders are there now.
  const limits = await findMachineLimits(root, { DATA_DIR, RELEASES_DIR });
  return [...found.flatMap((sentences) => sentences ?? []), ...limits];
}

function findInvalid(table: v.ObjectEntries, environment: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(table, undefined, environment);
    return [];
  } catch (error) {
    if (error instanceof InvalidSettings) return error.problems;
    throw error;
  }
}

/** Undefined if one of these settings is invalid, which `findInvalid` reports. */
function ifValid<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function findUnusableDatabase(environment: NodeJS.ProcessEnv) {
  const url = ifValid(() => readSettings(siteSettings, ['DATABASE_URL'], environment))?.DATABASE_URL;
  if (!url) return undefined;
  // With few open files, what talks to databases could not even be loaded.
  const { findUnreachable } = await import('@site/service/database/postgres');
  return findUnreachable(url, responseTimeoutMs);
}

async function findUnusableBucket(environment: NodeJS.ProcessEnv) {
  const store = environment.RELEASES_BUCKET && ifValid(() => openStore(environment, { maxBusyMs: 0 }));
  if (!store) return undefined;
  const silence = new Promise<string>((resolve) => {
    setTimeout(resolve, responseTimeoutMs, `RELEASES_BUCKET does not answer: correct the address.`).unref();
  });
  const response = store.readChannel('production').then(
    () => undefined,
    (error: Error) => `RELEASES_BUCKET cannot be used: ${error.message}`,
  );
  return Promise.race([response, silence]);
}

async function findUnusableAddress(environment: NodeJS.ProcessEnv, dataDir: string) {
  const read = ifValid(() => readSettings(siteSettings, ['PORT', 'HOST'], environment));
  return read && ((await findUnusablePort(read.PORT, read.HOST ?? '0.0.0.0')) ?? findUsedData(dataDir));
}

/** One sentence if no server can listen there; nothing listens there afterwards. */
function findUnusablePort(port: number, host: string): Promise<string | undefined> {
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT is ${port}, which another program uses: stop that one or set PORT to another; if it is this site, "npm run release -- deliver" brings it what changed.`,
    EACCES: `PORT is ${port}, which this user may not open: set PORT to one above 1023.`,
  };
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = errorCode(error);
      const elsewhere = `HOST is ${host}, where this machine cannot listen (${code}): set it to an address of this machine, or unset it.`;
      resolve(sentences[code] ?? elsewhere);
    });
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** One sentence if another process has locked a database in this folder, such as a site on another port. */
async function findUsedData(dataDir: string): Promise<string | undefined> {
  const files = await readdir(dataDir).catch(() => []);
  const databases = files.filter((name) => name.endsWith('.db'));
  if (databases.length === 0) return undefined;
  const { lockFile } = await import('@site/service/database/sqlite');
  try {
    for (const file of databases) lockFile(path.join(dataDir, file), 0)();
    return undefined;
  } catch {
    return `DATA_DIR is ${dataDir}, whose databases another process uses: end that one, or set DATA_DIR to another folder.`;
  }
}

/** For visitors' connections, the files they are sent, and what each process of a site needs for itself. */
const minOpenFiles = 1_024;
/** The builds of all parts, a release of them and the data of a first start take 150 MB. */
const minFreeMegabytes = 200;

/**
 * One sentence for each limit of this machine that a site would meet before long.
 * @param folders where it writes, by the name of the setting.
 * @public for its test, which runs it in a process with such limits
 */
export async function findMachineLimits(checkout: string, folders: Record<string, string>): Promise<string[]> {
  const found = await Promise.all([
    findFewOpenFiles(),
    findUnwritable('This checkout', checkout),
    ...Object.entries({ 'This checkout': checkout, ...folders }).map((place) => findSmallDisk(...place)),
  ]);
  return found.flatMap((sentence) => sentence ?? []);
}

/** One sentence for the error of any program that met such a limit later on; undefined for other errors. */
export function describeLimit(message: string): string | undefined {
  if (/\b(?:ENOSPC|EDQUOT|os error 28)\b/.test(message))
    return 'There is no space left on a disk that the site writes to: make room there.';
  if (/\b(?:EMFILE|ENFILE|os error 24)\b/.test(message)) return tooFewOpenFiles('too few open files');
  if (/\b(?:EROFS|os error 30)\b/.test(message))
    return 'A folder that the site writes to is read-only: let this user write there.';
  return undefined;
}

/** Reads the limit as Node has raised it at its start: as far as this user may. */
function findFewOpenFiles(): string | undefined {
  // Otherwise the report looks up the host of each connection. The types of Node 20 lack this setting, which came with 20.13.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = Object(process.report.getReport());
  const allowed = userLimits?.open_files?.soft;
  return Number(allowed) < minOpenFiles ? tooFewOpenFiles(`${allowed} open files`) : undefined;
}

function tooFewOpenFiles(allowed: string): string {
  return `A process may have ${allowed} here, and a site needs at least ${minOpenFiles}: raise the limit with "ulimit -n 4096".`;
}

/** A disk that is full already is found by writing to it. */
async function findSmallDisk(name: string, folder: string): Promise<string | undefined> {
  const { bavail, bsize, blocks } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0, blocks: 0 }));
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (blocks === 0 || bavail === 0 || free >= minFreeMegabytes) return undefined;
  return `${name} is ${folder}, on a disk with ${free} MB left, and a site needs ${minFreeMegabytes}: make room there.`;
}

/** Every setting of the site: those shared by several processes, and those of each part's own process. */
export async function allSettings(parts: PartFolder[]): Promise<v.ObjectEntries> {
  const files = parts
    .flatMap(({ folder }) => ['api', 'server'].map((room) => path.join(folder, room, 'settings.ts')))
    .filter((file) => existsSync(file));
  const own = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return Object.assign({}, siteSettings, releaseSettings, settings, ...own.map((module) => module.settings));
}
