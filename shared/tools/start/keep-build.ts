import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type PartFolder, root } from '@site/runner/parts';

/** Of each service. The one that runs, the one it falls back to, and a few of sites that share the checkout. */
const maxKept = 6;

/**
 * Copies the build of a part's service to where the next build leaves it alone, so that a site whose service ends by
 * itself starts the same one again. Returns its script. The name of the copy changes with all that a start reads: the
 * build, the packages, and the part's content and pictures.
 */
export async function keepBuild({ folder }: PartFolder): Promise<string> {
  // Below the part, because packages are found from there.
  const running = path.join(folder, 'dist/running');
  const kept = path.join(running, await fingerprint(folder));
  if (!existsSync(kept)) {
    const unfinished = `${kept}-${process.pid}`;
    await cp(path.join(folder, 'dist/service'), unfinished, { recursive: true });
    await rename(unfinished, kept);
  }
  const now = new Date();
  await utimes(kept, now, now);
  await removeOldest(running);
  return path.join(kept, 'main.mjs');
}

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const service = path.join(folder, 'dist/service');
  const scripts = (await readdir(service)).filter((name) => name.endsWith('.mjs')).sort();
  for (const file of [...scripts.map((name) => path.join(service, name)), path.join(root, 'package-lock.json')])
    hash.update(await readFile(file));
  for (const room of ['content', 'pictures']) hash.update(await listing(path.join(folder, room)));
  return hash.digest('hex').slice(0, 12);
}

/** Size and time of change tell enough of files that only people write. */
async function listing(folder: string): Promise<string> {
  if (!existsSync(folder)) return '';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const lines = files.sort().map(async (file) => {
    const { size, mtimeMs } = await stat(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(lines)).join('\n');
}

async function removeOldest(running: string): Promise<void> {
  const copies = (await readdir(running)).map(async (name) => {
    const copy = path.join(running, name);
    return { copy, at: (await stat(copy)).mtimeMs };
  });
  const newestFirst = (await Promise.all(copies)).sort((a, b) => b.at - a.at);
  await Promise.all(newestFirst.slice(maxKept).map(({ copy }) => rm(copy, { recursive: true, force: true })));
}
