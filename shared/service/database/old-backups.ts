import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';

/**
 * The privacy policy promises that copies are gone within 35 days. Backups run daily, so each removes what is older
 * than 34.
 */
const maxAgeDays = 34;

/** Copies that stay however old they seem: a clock that is years ahead, or a long pause, must not remove them all. */
const minKept = 3;

const dayMs = 24 * 60 * 60 * 1000;
const backupName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)(?:\.part)?$/;

/** Names of complete backups, oldest first. */
export async function backupsIn(backupDir: string): Promise<string[]> {
  return (await namesIn(backupDir)).filter((name) => !name.endsWith('.part'));
}

/** Names of complete backups with a date that is yet to come: a clock was wrong when they were made, or is now. */
export async function backupsOfTheFuture(backupDir: string, now: Date = new Date()): Promise<string[]> {
  return (await backupsIn(backupDir)).filter((name) => timeOf(name) > now.getTime() + dayMs);
}

/** Removes backups that are too old, incomplete ones included, but never the newest three. Returns their names. */
export async function removeOldBackups(backupDir: string, now: Date = new Date()): Promise<string[]> {
  const kept = (await backupsIn(backupDir)).slice(-minKept);
  const oldest = now.getTime() - maxAgeDays * dayMs;
  const old = (await namesIn(backupDir)).filter((name) => timeOf(name) < oldest && !kept.includes(name));
  for (const name of old) await rm(path.join(backupDir, name), { recursive: true, force: true });
  return old;
}

function timeOf(name: string): number {
  return Date.parse(name.replace(backupName, '$1:$2:$3.$4'));
}

async function namesIn(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => backupName.test(name)).sort();
}
