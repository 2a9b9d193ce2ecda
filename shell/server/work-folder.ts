import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * A new folder for this process alone, below the given one, because two edges run side by side while one takes over from the other.
 * Removes the folders of processes that were killed.
 */
export async function makeWorkFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  const left = (await readdir(parent)).filter((name) => name === String(process.pid) || !runs(Number(name)));
  await Promise.all(left.map((name) => rm(path.join(parent, name), { recursive: true, force: true })));
  const folder = path.join(parent, String(process.pid));
  await mkdir(folder);
  return folder;
}

function runs(pid: number): boolean {
  if (!Number.isSafeInteger(pid)) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
