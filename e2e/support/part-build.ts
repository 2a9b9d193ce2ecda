import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createGate, type Gate } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { fileKey } from '@site/delivery/store/store-layout';
import { findHeadlessBrowser } from '@site/testing/browser';
import { copyRepository, removeCopy } from './repository-copy.ts';
import { runIn } from './run-in.ts';
import { changeSource, type SourceChange } from './source-changes.ts';

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
    for (const change of changes) await changeSource(copy, change);
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

/** The gate, beside the services of this site. */
export function gateBeside(site: string): Gate {
  return createGate({
    liveServices: async () => ({ blog: site, contact: site }),
    browser: findHeadlessBrowser(),
  });
}

/** Runs an npm script in a folder, as a production build would. */
async function runNpm(script: string, cwd: string): Promise<void> {
  await runIn(cwd, 'npm', ['run', script], { NODE_ENV: 'production' });
}

/** Removes a version at once, as `prune` does a day later: its folder, and the files for browsers that no other version names. */
export async function forgetVersion(store: ReleaseStore, part: string, version: string): Promise<void> {
  const manifest = await store.readManifest(part, version);
  await rm(await store.versionFolder(part, version), { recursive: true });
  const others = await Promise.all((await store.listVersions(part)).map((other) => store.readManifest(part, other)));
  const named = new Set(others.flatMap(({ files }) => Object.keys(files)));
  for (const file of Object.keys(manifest.files))
    if (!named.has(file)) await store.storage.remove(fileKey(manifest, file));
}
