import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSource } from '@site/build/source';
import { type BuildSource, hostPart } from '@site/contracts/manifest';
import { compareToLive } from '@site/delivery/channels/compare-releases';
import { describeDifference } from '@site/delivery/channels/describe';
import { isCompatible } from '@site/delivery/gate/proposal';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { buildParts, findPart, findParts, root } from '@site/runner/parts';
import { type Command, jsonOption, Option, printResult } from '@site/service/commands/program';
import { readSettings } from '@site/service/settings/settings';
import { undefinedIfMissing } from '@site/service/storage/storage';
import { settings } from '../settings.ts';
import { createProgress, type Progress } from './progress.ts';

export const buildOption = new Option('--build <folder>', 'take a finished build (with part.json) instead of building');

/** For commands that also take what is in the store. */
export const versionOption = new Option(
  '--version <version>',
  'take this published version instead of building',
).conflicts('build');

export function addPublish(program: Command): void {
  program
    .command('publish')
    .description('builds the part and puts the version into the store; no visitor sees it yet')
    .argument('<part>')
    .addOption(buildOption)
    .addOption(jsonOption)
    .addHelpText('after', '\nA version is never overwritten: the same build published again is the same version.')
    .action(async (part, { build, ...options }) => {
      const store = openStore();
      const progress = createProgress();
      const version = await publishFromCheckout(store, part, { build, progress });
      const difference = await compareToLive(store, part, version);
      const text = difference ? describeDifference(difference) : 'unchanged, already live';
      printResult({ text: `${part}@${version}\n${text}`, data: { part, version, difference } }, options);
    });
}

interface PublishOptions {
  /** A finished build, instead of building the part of this checkout. */
  build?: string;
  progress?: Progress;
}

/**
 * Builds a part and puts the version into the store, with what is known of its sources. Returns the version. Throws with the compiler's
 * lines where the sources in this checkout do not pass the type check.
 */
export async function publishFromCheckout(
  store: ReleaseStore,
  name: string,
  { build, progress }: PublishOptions,
): Promise<string> {
  const step: Progress['step'] = progress?.step ?? ((_name, work) => work());
  const folder = build ? path.resolve(build) : await buildHere(name, step);
  const publish = async () => store.publish(folder, await (build ? readBuiltSource(folder) : readSource(root)));
  const published = await step('publish', publish, (manifest) => `${manifest.name}@${manifest.version}`);
  if (published.name !== name) throw new Error(`The build in ${build} is of ${published.name}, not of ${name}.`);
  return published.version;
}

/** Builds and publishes the shell of this checkout. Returns its version; undefined in a repository that has no shell. */
export async function publishShell(store: ReleaseStore, options: PublishOptions): Promise<string | undefined> {
  const hasShell = (await findParts()).some(({ name }) => name === hostPart);
  return hasShell ? publishFromCheckout(store, hostPart, options) : undefined;
}

/**
 * The versions to promote, by part. A part that needs a newer minor of the contract or of a shared package than the live shell offers is
 * promoted together with the shell of the same sources: the workflows of a commit may then run in any order. In a repository without the
 * shell it goes alone, and the gate says what it waits for.
 * @param publishShell builds and publishes the shell, and returns its version; undefined where there is no shell to build
 */
export async function withShell(
  store: ReleaseStore,
  { part, version, channel }: Record<'part' | 'version' | 'channel', string>,
  publishShell: () => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const versions = { [part]: version };
  const now = await store.channel(channel).newest();
  const shell = now && (await store.readRelease(now.release)).parts[hostPart];
  if (part === hostPart || shell === undefined) return versions;
  const [needed, offered] = await Promise.all([store.readManifest(part, version), store.readManifest(hostPart, shell)]);
  const isShellOlder =
    isNewer(needed.contract, offered.contract) ||
    Object.entries(needed.packages).some(([id, needs]) => isNewer(needs, offered.packages[id]));
  const published = isShellOlder ? await publishShell() : undefined;
  return published ? { [hostPart]: published, ...versions } : versions;
}

function isNewer(needed: string, offered: string | undefined): boolean {
  return offered === undefined || (isCompatible(needed, offered) && !isCompatible(offered, needed));
}

/** Builds the part of this checkout and checks its types. Returns the folder of the build. */
async function buildHere(name: string, step: Progress['step']): Promise<string> {
  const { folder } = await findPart(name);
  await step(
    'build',
    () => buildParts({ folders: [folder], tasks: ['build', 'types'] }),
    () => name,
  );
  return path.join(folder, 'dist');
}

/** The sources of a finished build, from its own `source.json`, or from the settings if it has none; never from this checkout. */
async function readBuiltSource(build: string): Promise<BuildSource> {
  const file = path.join(build, 'source.json');
  const written = await readFile(file, 'utf8').catch(undefinedIfMissing);
  if (written === undefined) {
    const names = ['GIT_AUTHOR', 'GIT_COMMIT', 'GIT_BRANCH'] as const;
    const { GIT_AUTHOR: author, GIT_COMMIT: commit, GIT_BRANCH: branch } = readSettings(settings, names);
    return { ...(author && { author }), ...(commit && { commit }), ...(branch && { branch }) };
  }
  try {
    return JSON.parse(written); // written by the build
  } catch (error) {
    throw new Error(`${file} is not valid JSON; build the part again.`, { cause: error });
  }
}
