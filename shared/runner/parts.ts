import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteConfig } from '@site/brand/site.config';
import type { BuildSource, PartManifest } from '@site/contracts/manifest';
import { promote } from '@site/delivery/channels/promote';
import { manifestGate } from '@site/delivery/gate/gate';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { InvalidArgumentError } from '@site/service/commands/program';
import { runCommand } from './run-command.ts';

/** The repository in which the process was started: the nearest folder with a lock file above its working folder. */
export const root = repositoryAbove(process.cwd());

export interface PartFolder {
  name: string;
  folder: string;
  hasService: boolean;
}

/**
 * The parts of this repository, each a folder with a `federation.ts`: those at its top, or the repository itself, if it has one part.
 *
 * @example
 * const parts = await findParts();
 * await buildParts({ folders: parts.map(({ folder }) => folder) });
 * await publishParts(openStore(), parts);
 */
export async function findParts(): Promise<PartFolder[]> {
  const folders = [root, ...readdirSync(root).map((name) => path.join(root, name))].filter((folder) =>
    existsSync(path.join(folder, 'federation.ts')),
  );
  return Promise.all(folders.map(describeFolder));
}

/** The part of this name. Throws `InvalidArgumentError`, with the names there are. */
export async function findPart(name: string): Promise<PartFolder> {
  const parts = await findParts();
  const part = parts.find((one) => one.name === name);
  if (!part) throw new InvalidArgumentError(`Unknown part ${name}. Parts: ${parts.map((one) => one.name).join(', ')}.`);
  return part;
}

async function describeFolder(folder: string): Promise<PartFolder> {
  const { federation } = await import(pathToFileURL(path.join(folder, 'federation.ts')).href);
  return { name: federation.name, folder, hasService: existsSync(path.join(folder, 'api')) };
}

/** A script of a part's `package.json`. */
type PartTask = 'build' | 'types';

interface BuildOptions {
  /** All parts where absent. */
  folders?: string[];
  /** With `types` they are checked too. */
  tasks?: PartTask[];
  signal?: AbortSignal;
}

/** Builds parts whose sources changed since the last build. Throws with the output of the tasks that failed. */
export async function buildParts({ folders = [], tasks = ['build'], signal }: BuildOptions = {}): Promise<void> {
  // Turborepo knows no filters where the repository is one package.
  const filters = folders
    .filter((folder) => folder !== root)
    .map((folder) => `--filter=./${path.relative(root, folder)}`);
  await runCommand(turbo, ['run', ...tasks, '--output-logs=errors-only', '--log-order=grouped', ...filters], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    output: 'collected',
    ...(signal && { signal }),
  });
}

// From `cwd`: Windows runs it in a shell, to which a space in the checkout's path would end the command.
const turbo = path.join('node_modules', '.bin', 'turbo');

/** The versions that have been built: part name to version. */
export async function builtVersions(parts: PartFolder[]): Promise<Record<string, string>> {
  const built = parts.map(async ({ folder }) => {
    const manifest: PartManifest = JSON.parse(await readFile(path.join(folder, 'dist/part.json'), 'utf8')); // written by the build
    return [manifest.name, manifest.version] as const;
  });
  return Object.fromEntries(await Promise.all(built));
}

/** Publishes the builds of these parts. Returns part name to version. */
export async function publishParts(
  store: ReleaseStore,
  parts: PartFolder[],
  source?: BuildSource,
): Promise<Record<string, string>> {
  const manifests = await Promise.all(parts.map(({ folder }) => store.publish(path.join(folder, 'dist'), source)));
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

/** Publishes a whole checkout and points `production` at it, once the checks of manifests have passed. */
export async function releaseCheckout(store: ReleaseStore, parts: PartFolder[], why: string): Promise<void> {
  const versions = await publishParts(store, parts);
  await promote(store, { versions, channel: siteConfig.channels.production, why, gate: manifestGate, action: 'start' });
}

/** The folder given where there is no lock file, as on a server. */
function repositoryAbove(folder: string): string {
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above))
    if (existsSync(path.join(above, 'package-lock.json'))) return above;
  return folder;
}
