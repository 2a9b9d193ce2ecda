import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { DamagedFile, undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { filePath } from '@site/delivery/store/store-layout';
import { checkFile } from '@site/delivery/store/version-files';
import type { Log } from '@site/service/process/log';
import { isProcessRunning } from '@site/service/process/shutdown';
import { logRenderFailure } from './render-failure.ts';

const packagesPrefix = 'server/node_modules/';

/**
 * Copies a release's server modules to one folder, with the host's packages beside them, so that Node resolves one React
 * for all parts, although the store has no packages. Their style sheets are copied too, for critical CSS. Each file is checked against its
 * hash: a part with a damaged file is left out, as if it could not be loaded. Throws if the host itself is damaged.
 */
export async function copyServerModules(
  store: Pick<ReleaseStore, 'versionFolder'>,
  manifests: PartManifest[],
  { folder, log }: { folder: string; log: Pick<Log, 'error'> },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const manifest of manifests) {
    const { name, version } = manifest;
    const source = await store.versionFolder(name, version);
    try {
      await copyPart(manifest, source, path.join(folder, name));
    } catch (error) {
      if (!(error instanceof DamagedFile) || name === hostPart) throw error;
      const failure = { part: name, phase: 'loading', reason: error.message, isThrown: false } as const;
      logRenderFailure(log, failure, `${error.message} Pages are rendered without it.`);
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
    if (name === hostPart) await symlink(path.join(source, packagesPrefix), path.join(folder, 'node_modules'));
  }
}

async function copyPart(manifest: PartManifest, source: string, target: string) {
  for (const file of Object.keys(manifest.files)) {
    const isSheet = path.extname(file) === '.css';
    if (!file.startsWith('server/') && !isSheet) continue;
    const content = checkFile(manifest, file, await readFile(filePath(source, file)).catch(undefinedIfNotInStore));
    if (file.startsWith(packagesPrefix)) continue;
    const copy = path.join(target, isSheet ? `sheets/${path.basename(file)}` : file.slice('server/'.length));
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, content);
  }
}

/**
 * Makes a folder for this process alone, below the given one, because two edges run side by side while one takes over from the other.
 * Removes the folders of processes that were killed.
 */
export async function makeWorkFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  const stale = (await readdir(parent)).filter(
    (name) => name === String(process.pid) || !isProcessRunning(Number(name)),
  );
  await Promise.all(stale.map((name) => rm(path.join(parent, name), { recursive: true, force: true })));
  const folder = path.join(parent, String(process.pid));
  await mkdir(folder);
  return folder;
}
