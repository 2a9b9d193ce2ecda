import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import { errorCode } from '../error-code.ts';
import { type BackupRecord, hashOf, recordFile } from './backup-record.ts';
import { dataFiles, isDatabase } from './data-files.ts';

/** How long to wait for a writer to release a database before giving up. */
const busyTimeoutMs = 30_000;

/**
 * Copies a data folder while its services write. Each database is copied as of one moment, and everything acknowledged
 * before the call is included. Returns the copy's folder, which gets its final name only once it is complete.
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
    await writeFile(path.join(growing, recordFile), `${JSON.stringify(record, null, 1)}\n`, { mode: 0o600 });
    await rename(growing, whole);
    return whole;
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw error;
  }
}

/** False if the file has disappeared meanwhile: services clean up while they are being copied. */
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

// Copying the file would not do: recent rows are in the write-ahead log beside it, and both change while being read.
function copyDatabase(source: string, target: string) {
  const database = new Libsql(source, { timeout: busyTimeoutMs });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  refuseBroken(target);
}

/** Finds an unreadable copy now, not on the day it is needed. */
function refuseBroken(file: string) {
  const database = new Libsql(file, { readonly: true });
  try {
    const [finding] = database.prepare('pragma integrity_check').all();
    const words = Object.values(Object(finding))[0];
    if (words !== 'ok') throw new Error(`The copy ${file} is damaged: ${words}.`);
  } finally {
    database.close();
  }
}
