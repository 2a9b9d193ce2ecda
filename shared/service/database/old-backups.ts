import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code.ts';

/**
 * The privacy policy promises that copies are gone within 35 days. Backups run daily, so each removes what is older
 * than 34.
 */
const maxAgeDays = 34;

const backupName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)(?:\.part)?$/;

/** Names of complete backups, oldest first. */
export async function backupsIn(backupDir: string): Promise<string[]> {
  return (await namesIn(backupDir)).filter((name) => !name.endsWith('.part'));
}

/** Removes backups that are too old, incomplete ones included. Returns their names. */
export async function removeOldBackups(backupDir: string, now: Date = new Date()): Promise<string[]> {
  const oldest = now.getTime() - maxAgeDays * 24 * 60 * 60 * 1000;
  const old = (await namesIn(backupDir)).filter((name) => Date.parse(name.replace(backupName, '$1:$2:$3.$4')) < oldest);
  for (const name of old) await rm(path.join(backupDir, name), { recursive: true, force: true });
  return old;
}

async function namesIn(backupDir: string): Promise<string[]> {
  const names = await readdir(backupDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => backupName.test(name)).sort();
}
