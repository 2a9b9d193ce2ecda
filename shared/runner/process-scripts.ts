import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/delivery/store/release-store';

/**
 * The script of each process in a release, by part name: the edge for the host, the service for any other part. Each is copied to
 * `folder` under a hash of its files, so versions with the same build share one copy, and `prune` cannot delete it while it runs. Throws
 * `NotSigned`.
 *
 * @example
 * await processScripts(store, { blog: '1.0.0-3f9a1c20' }, 'data/running'); // { blog: 'data/running/blog-1a2b3c4d5e6f/main.mjs' }
 */
export async function processScripts(
  store: ReleaseStore,
  versions: Record<string, string>,
  folder: string,
): Promise<Record<string, string>> {
  await store.expectSigned(versions);
  const manifests = await store.readManifests(versions);
  const scripts = await Promise.all(
    manifests.map(async (manifest) => [manifest.name, await scriptOf(store, manifest, folder)] as const),
  );
  return Object.fromEntries(scripts.flatMap(([name, script]) => (script ? [[name, script]] : [])));
}

async function scriptOf(store: ReleaseStore, manifest: PartManifest, folder: string): Promise<string | undefined> {
  const { name, version } = manifest;
  const copyName = nameOfCopy(manifest);
  if (!copyName) return undefined;
  const copy = path.join(folder, copyName);
  if (!isWhole(copy, manifest)) {
    const unfinished = `${copy}.part`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(path.join(await store.versionFolder(name, version), 'service'), unfinished, { recursive: true });
    await rm(copy, { recursive: true, force: true });
    await rename(unfinished, copy);
  }
  return path.join(copy, 'main.mjs');
}

/** A power cut soon after copying can leave empty files in a copy that has its name already. */
function isWhole(copy: string, manifest: PartManifest): boolean {
  return serviceFiles(manifest).every(([file, { bytes }]) => {
    const copied = path.join(copy, path.relative('service', file));
    return statSync(copied, { throwIfNoEntry: false })?.size === bytes;
  });
}

/** `contact-1a2b3c4d5e6f`: the folder that holds the script of the version's process. Undefined if it has none. */
function nameOfCopy(manifest: Pick<PartManifest, 'name' | 'files'>): string | undefined {
  const build = serviceFiles(manifest);
  return build.length > 0 ? `${manifest.name}-${hash('sha256', JSON.stringify(build), 'hex').slice(0, 12)}` : undefined;
}

function serviceFiles({ files }: Pick<PartManifest, 'files'>) {
  return Object.entries(files).filter(([file]) => file.startsWith('service/'));
}

/** Removes copies that no process of the site runs, or may return to. */
export async function removeUnused(folder: string, processes: { scripts: () => string[] }[]): Promise<void> {
  const used = processes.flatMap((one) => one.scripts()).map((script) => path.dirname(script));
  const copies = (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
  await Promise.all(
    copies.filter((copy) => !used.includes(copy)).map((copy) => rm(copy, { recursive: true, force: true })),
  );
}
