import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteConfig } from '@site/brand/site.config';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import { channelPrefix } from '@site/delivery/store/store-layout';
import { type PartFolder, root } from '@site/runner/parts';
import { errorCode, errorText } from '@site/service/process/system-errors';
import { findUnwritable } from '@site/service/process/writable-folder';
import { InvalidSettings, readSettings, siteSettings } from '@site/service/settings/settings';
import type * as v from 'valibot';
import { settings } from '../settings.ts';

/**
 * One sentence for each setting that is invalid, or that names a folder or a port that cannot be used, and for each limit of the machine
 * that is too low. If there is none, one for a database or a bucket that cannot be used.
 */
export async function findSettingProblems(table: v.ObjectEntries, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { DATA_DIR } = readSettings(siteSettings, ['DATA_DIR'], environment);
  const { RELEASES_DIR } = readSettings(releaseSettings, ['RELEASES_DIR'], environment);
  const sentenceLists = await Promise.all([
    findInvalid(table, environment),
    findUnwritable('DATA_DIR', DATA_DIR),
    findUnwritable('RELEASES_DIR', RELEASES_DIR),
    findUnusableAddress(environment),
  ]);
  // These folders are there now.
  const limits = await findMachineLimits(root, { DATA_DIR, RELEASES_DIR });
  const problems = [...sentenceLists.flatMap((sentences) => sentences ?? []), ...limits];
  return problems.length > 0 ? problems : findUnusableServers(environment);
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

/** A bucket is asked four times before it counts as silent: it is then named about as soon as PostgreSQL. */
const bucketTimeoutMs = 1_500;

/** Opens each as the site will, and returns the errors. */
async function findUnusableServers(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { DATABASE_URL } = readSettings(siteSettings, ['DATABASE_URL'], environment);
  const { CHANNEL } = readSettings(releaseSettings, ['CHANNEL'], environment);
  const answers = await Promise.allSettled([
    DATABASE_URL && openPostgres(DATABASE_URL),
    openStore(environment, { timeoutMs: bucketTimeoutMs }).storage.list(channelPrefix(CHANNEL)),
  ]);
  return answers.flatMap((answer) => (answer.status === 'rejected' ? errorText(answer.reason) : []));
}

/** Loads the code on demand, which most sites do not need. It has hundreds of files, and too few open files must be named before. */
async function openPostgres(url: string): Promise<void> {
  const { postgresDialect } = await import('@site/service/database/postgres');
  const { pool } = await postgresDialect(url, 'public');
  await pool.end();
}

function findUnusableAddress(environment: NodeJS.ProcessEnv): Promise<string | undefined> | undefined {
  try {
    const { PORT, HOST = '0.0.0.0' } = readSettings(siteSettings, ['PORT', 'HOST'], environment);
    return findUnusablePort(PORT, HOST);
  } catch {
    // `findInvalid` reports it.
    return undefined;
  }
}

/** One sentence if no server can listen there; nothing listens there afterwards. */
function findUnusablePort(port: number, host: string): Promise<string | undefined> {
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT is ${port}, which another program uses: stop that one or set PORT to another; if it is this site, "${siteConfig.releaseCommand} deliver" brings it what changed.`,
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
  const sentences = await Promise.all([
    findFewOpenFiles(),
    findUnwritable('This checkout', checkout),
    ...Object.entries({ 'This checkout': checkout, ...folders }).map((place) => findSmallDisk(...place)),
  ]);
  return sentences.flatMap((sentence) => sentence ?? []);
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

/** The settings of each part's process, by part, and those of the commands. */
export async function settingsByPart(parts: PartFolder[]): Promise<Record<string, v.ObjectEntries>> {
  const entries = parts.map(async ({ name, folder }) => {
    const files = ['api', 'server'].map((room) => path.join(folder, room, 'settings.ts')).filter(existsSync);
    const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
    return [name, Object.assign({}, ...modules.map((module) => module.settings))] as const;
  });
  return { ...Object.fromEntries(await Promise.all(entries)), tools: settings };
}

/** Every setting of the site: those shared by several processes, and those of each part's own process. */
export async function allSettings(parts: PartFolder[]): Promise<v.ObjectEntries> {
  return Object.assign({}, siteSettings, releaseSettings, ...Object.values(await settingsByPart(parts)));
}
