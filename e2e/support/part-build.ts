import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@site/release/store/open-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import { fileKey } from '@site/release/store/store-layout';
import { copyRepository, removeCopy } from './repository-copy.ts';
import { runIn } from './run-in.ts';

/** A change of one source file: the first text is replaced by the second. */
export interface SourceChange {
  file: string;
  from: string;
  to: string;
}

/**
 * Builds a part with these changes by its own `npm run build`, without the sources of any other part, and publishes the version.
 * `prepare` may change the copy further before that. Returns the version's name.
 */
export async function publishChanged(
  folder: string,
  changes: SourceChange[],
  prepare: (copy: string) => Promise<void> = async () => {},
): Promise<string> {
  const copy = await copyRepository([folder, 'shared']);
  try {
    for (const change of changes) await changeSource(path.join(copy, folder), change);
    await prepare(copy);
    await runNpm('build', path.join(copy, folder));
    const { version } = await releaseStore().publish(path.join(copy, folder, 'dist'));
    return version;
  } finally {
    await removeCopy(copy);
  }
}

/** The release store of the site under test. */
export function releaseStore(): ReleaseStore {
  return openStore({ RELEASES_DIR: releasesDir() });
}

export function releasesDir(): string {
  const folder = process.env.RELEASES_DIR;
  if (!folder) throw new Error('RELEASES_DIR must name the release store of the site; start-site.ts sets it.');
  return folder;
}

/** Changes a file below the folder. Throws where the first text is not in it. */
export async function changeSource(folder: string, { file, from, to }: SourceChange): Promise<void> {
  const source = await readFile(path.join(folder, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  await writeFile(path.join(folder, file), source.replace(from, to));
}

/** Runs an npm script in a folder, as a production build would. */
export async function runNpm(script: string, cwd: string): Promise<void> {
  await runIn(cwd, 'npm', ['run', script], { NODE_ENV: 'production' });
}

/** Removes a version at once, as `prune` does a day later: its folder, and the files for browsers that no other version names. */
export async function forgetVersion(store: ReleaseStore, part: string, version: string): Promise<void> {
  const manifest = await store.readPart(part, version);
  await rm(await store.partFolder(part, version), { recursive: true });
  const others = await Promise.all((await store.listVersions(part)).map((other) => store.readPart(part, other)));
  const named = new Set(others.flatMap(({ files }) => Object.keys(files)));
  for (const file of Object.keys(manifest.files))
    if (!named.has(file)) await store.storage.remove(fileKey(manifest, file));
}
