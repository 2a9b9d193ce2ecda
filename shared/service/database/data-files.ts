import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Files a process recreates or that mean nothing without it: database logs and locks, sockets, unfinished files, the
 * edge's work folders, and copies of the builds that run.
 */
const temporary =
  /\.(?:db-wal|db-shm|db-journal|lock|lock-journal|lock-wal|lock-shm|sock|part)$|^edge-\d+$|^incoming$|^running$/;

/** The files below a data folder that belong in a backup, as paths relative to it. */
export async function dataFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !temporary.test(name))
    .map((entry) => filesOf(folder, path.join(below, entry.name), entry));
  return (await Promise.all(found)).flat().sort();
}

async function filesOf(folder: string, file: string, entry: Dirent): Promise<string[]> {
  if (entry.isDirectory()) return dataFiles(folder, file);
  return entry.isFile() ? [file] : [];
}

export function isDatabase(file: string): boolean {
  return file.endsWith('.db');
}
