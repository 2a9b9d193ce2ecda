import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import { errorCode } from '../error-code.ts';
import { type BackupRecord, hashOf, RECORD } from './backup-record.ts';
import { dataFiles, isDatabase } from './data-files.ts';

/** A writer may hold a database so long, in milliseconds, before the copy is given up. */
const WAIT_MS = 30_000;

/**
 * Copies a data folder while its services write. Each database is copied as it stood at one moment; what was acknowledged
 * before this was called is in the copy. Returns the copy's folder, which gets its name only when it is whole.
 */
export async function backUp(dataDir: string, backupDir: string, now: Date = new Date()): Promise<string> {
  const whole = path.join(backupDir, now.toISOString().replace(/[:.]/g, '-'));
  const growing = `${whole}.part`;
  await mkdir(growing, { recursive: true, mode: 0o700 });
  try {
    const files: BackupRecord['files'] = {};
    for (const file of await dataFiles(dataDir)) {
      const target = path.join(growing, file);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      if (await copy(path.join(dataDir, file), target)) files[file] = await hashOf(target);
    }
    const record: BackupRecord = { made: now.toISOString(), files };
    await writeFile(path.join(growing, RECORD), `${JSON.stringify(record, null, 1)}\n`, { mode: 0o600 });
    await rename(growing, whole);
    return whole;
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw error;
  }
}

/** False where the file went away meanwhile: services tidy up while they are copied. */
async function copy(source: string, target: string): Promise<boolean> {
  if (isDatabase(source)) {
    copyDatabase(source, target);
    return true;
  }
  try {
    await copyFile(source, target);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

// Not a copy of the file: half of what it holds stands in the log beside it, and both change while they are read.
function copyDatabase(source: string, target: string) {
  const database = new Libsql(source, { timeout: WAIT_MS });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  refuseBroken(target);
}

/** A copy that nobody can read is found now, not on the day it is needed. */
function refuseBroken(file: string) {
  const database = new Libsql(file, { readonly: true });
  try {
    const [finding] = database.prepare('pragma integrity_check').all();
    const words = Object.values(Object(finding))[0];
    if (words !== 'ok') throw new Error(`The copy ${file} is not sound: ${words}.`);
  } finally {
    database.close();
  }
}
