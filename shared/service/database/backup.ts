import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '@site/text/indian-time';
import Libsql from 'libsql';
import * as v from 'valibot';
import { ifMissing } from '../process/system-errors.ts';

/** How long to wait for a writer to release a database before giving up. */
const busyTimeoutMs = 30_000;

/**
 * Copies a data folder while its services write. Each database is copied as of one moment, and everything acknowledged
 * before the call is included. Returns the copy's folder, which gets its final name only once it is complete.
 * @example
 * const copy = await backUp('/data', '/backups');
 * await restore(copy, '/restored');
 */
export async function backUp(dataDir: string, backupDir: string, now: Date = new Date()): Promise<string> {
  const finalFolder = path.join(backupDir, now.toISOString().replace(/[:.]/g, '-'));
  const partialFolder = `${finalFolder}.part`;
  await mkdir(partialFolder, { recursive: true, mode: 0o700 });
  try {
    const files: BackupRecord['files'] = {};
    for (const file of await dataFiles(dataDir, backupDir)) {
      const target = path.join(partialFolder, file);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      if (await copy(path.join(dataDir, file), target)) files[file] = await hashOf(target);
    }
    const record: BackupRecord = { made: now.toISOString(), files };
    await writeFile(path.join(partialFolder, recordFile), `${JSON.stringify(record, null, 1)}\n`, { mode: 0o600 });
    await rename(partialFolder, finalFolder);
    return finalFolder;
  } catch (error) {
    await rm(partialFolder, { recursive: true, force: true });
    throw error;
  }
}

/** False if the file has disappeared meanwhile: services clean up while they are being copied. */
async function copy(source: string, target: string): Promise<boolean> {
  if (isDatabase(source)) {
    copyDatabase(source, target);
    // As a service creates it: whoever restores a copy that others may read seems to have given it to all.
    await chmod(target, 0o600);
    return true;
  }
  return copyFile(source, target).then(() => true, ifMissing(false));
}

// Copying the file would not do: recent rows are in the write-ahead log beside it, and both change while being read.
function copyDatabase(source: string, target: string) {
  const database = new Libsql(source, { timeout: busyTimeoutMs });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  checkCopy(target);
}

/** Reads the copy, so that a damaged one is noticed now and not on the day it is needed. */
function checkCopy(file: string) {
  const database = new Libsql(file, { readonly: true });
  try {
    const [finding] = database.prepare('pragma integrity_check').all();
    const words = Object.values(Object(finding))[0];
    if (words !== 'ok') throw new Error(`The copy ${file} is damaged: ${words}.`);
  } finally {
    database.close();
  }
}

/**
 * Restores a backup into a folder that is empty or does not exist. Every file is verified before the first one appears, and
 * databases appear last. Returns the number of files.
 */
export async function restore(backup: string, dataDir: string): Promise<number> {
  await refuseNonEmpty(dataDir);
  const { files } = await readRecord(backup);
  // Inside the folder, because that may be a mount, beside which a container cannot write.
  const partialFolder = path.resolve(dataDir, 'restore.part');
  await rm(partialFolder, { recursive: true, force: true });
  try {
    for (const [file, hash] of Object.entries(files)) await restoreFile(backup, partialFolder, file, hash);
    await moveUp(Object.keys(files), partialFolder, dataDir);
  } finally {
    await rm(partialFolder, { recursive: true, force: true });
  }
  return Object.keys(files).length;
}

/** Databases last: a service opens its own as soon as it appears, and then needs everything else. */
async function moveUp(files: string[], partialFolder: string, dataDir: string) {
  // A service that has started meanwhile has made new ones.
  if (files.some((file) => existsSync(path.join(dataDir, file)))) throw notEmpty(dataDir);
  for (const file of files.sort((one, other) => Number(isDatabase(one)) - Number(isDatabase(other)))) {
    const target = path.join(dataDir, file);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(path.join(partialFolder, file), target);
  }
}

async function refuseNonEmpty(dataDir: string) {
  const names = await readdir(dataDir).catch(ifMissing([]));
  if (names.some((name) => !temporary.test(name))) throw notEmpty(dataDir);
}

function notEmpty(dataDir: string): Error {
  return new Error(`${dataDir} is not empty. Stop the site, move everything in it elsewhere, and restore again.`);
}

async function restoreFile(backup: string, folder: string, file: string, hash: string) {
  const target = path.join(folder, file);
  if (!target.startsWith(folder + path.sep)) throw new Error(`${backup} names ${file}, which lies outside of it.`);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await copyFile(path.join(backup, file), target);
  if ((await hashOf(target)) !== hash)
    throw new Error(`${file} in ${backup} is not what was backed up. Use another backup.`);
}

/** The number of copies that are kept however old they seem: a clock that is years ahead, or a long pause, must not remove all. */
const minBackups = 3;

const backupName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)(?:\.part)?$/;

/** Names of complete backups, oldest first. */
export async function backupsIn(backupDir: string): Promise<string[]> {
  return (await namesIn(backupDir)).filter((name) => !name.endsWith('.part'));
}

/** Names of complete backups with a date that is yet to come: a clock was wrong when they were made, or is now. */
export async function backupsOfTheFuture(backupDir: string, now: Date = new Date()): Promise<string[]> {
  return (await backupsIn(backupDir)).filter((name) => timeOf(name) > now.getTime() + dayMs);
}

/** Removes backups that are older than this, incomplete ones included, but never the newest three. Returns their names. */
export async function removeOldBackups(backupDir: string, maxAgeDays: number, now = new Date()): Promise<string[]> {
  const newest = (await backupsIn(backupDir)).slice(-minBackups);
  const oldest = now.getTime() - maxAgeDays * dayMs;
  const old = (await namesIn(backupDir)).filter((name) => timeOf(name) < oldest && !newest.includes(name));
  for (const name of old) await rm(path.join(backupDir, name), { recursive: true, force: true });
  return old;
}

function timeOf(name: string): number {
  return Date.parse(name.replace(backupName, '$1:$2:$3.$4'));
}

async function namesIn(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch(ifMissing([]));
  return names.filter((name) => backupName.test(name)).sort();
}

const recordFile = 'backup.json';

const backupRecord = v.object({ made: v.string(), files: v.record(v.string(), v.string()) });

/** What a backup contains: when it was made, and the sha256 of each file. */
type BackupRecord = v.InferOutput<typeof backupRecord>;

async function readRecord(backup: string): Promise<BackupRecord> {
  try {
    return v.parse(backupRecord, JSON.parse(await readFile(path.join(backup, recordFile), 'utf8')));
  } catch (error) {
    throw new Error(`${backup} is not a complete backup: its ${recordFile} cannot be read.`, { cause: error });
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Logs of an open database. */
const databaseLog = /\.db-(?:wal|shm|journal)$/;

/**
 * Files a process recreates or that mean nothing without it: locks, sockets, unfinished files, the edge's work folders,
 * copies of the builds that run, and what a disk's file system keeps where it is mounted.
 */
const temporary = /\.(?:lock|lock-journal|lock-wal|lock-shm|sock|part)$|^edge-\d+$|^incoming$|^running$|^lost\+found$/;

/** The files below a data folder that belong in a backup, as paths relative to it. Links count as what they lead to. */
async function dataFiles(dataDir: string, backupDir: string): Promise<string[]> {
  const backups = await realpath(backupDir);
  async function filesBelow(below: string): Promise<string[]> {
    const folder = path.join(dataDir, below);
    if ((await realpath(folder)) === backups)
      throw new Error(
        `BACKUP_DIR, ${backupDir}, is inside DATA_DIR: choose another, or each backup contains all before it.`,
      );
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries
      .filter(({ name }) => !temporary.test(name) && !databaseLog.test(name))
      .map(async (entry) => {
        const file = path.join(below, entry.name);
        const target = entry.isSymbolicLink() ? await stat(path.join(dataDir, file)) : entry;
        if (target.isDirectory()) return filesBelow(file);
        return target.isFile() ? [file] : [];
      });
    return (await Promise.all(files)).flat();
  }
  return (await filesBelow('')).sort();
}

function isDatabase(file: string): boolean {
  return file.endsWith('.db');
}
