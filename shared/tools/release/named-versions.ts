import { siteConfig } from '@site/brand/site.config';
import { isReleaseId } from '@site/delivery/store/release';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { parseVersionName, versionNames } from '@site/delivery/store/version-names';
import { builtVersions, findPart } from '@site/runner/parts';
import { InvalidArgumentError } from '@site/service/commands/program';

export const versionForms = 'PART@VERSION, or PART for the version that this checkout has built and published';

/** Returns the version of a part that this checkout has built; undefined if it has built none. */
type BuiltHere = (part: string) => Promise<string | undefined>;

/**
 * Reads `blog@1.0.0-3f9a1c20 …`, or the id of one release, as part names and versions. `blog` alone means the version that this checkout
 * has built and published.
 */
export async function versionsIn(
  store: ReleaseStore,
  args: string[],
  builtHere: BuiltHere = versionBuiltHere,
): Promise<Record<string, string>> {
  const [only = ''] = args;
  if (args.length === 1 && isReleaseId(only)) return (await store.readRelease(only)).parts;
  if (args.length === 0)
    throw new InvalidArgumentError('Name a version: PART@VERSION, PART alone, or the id of a release.');
  const pairs = args.map(async (arg) => {
    const named = parseVersionName(arg);
    if (named) return [named.part, named.version] as const;
    if (arg.includes('@')) throw new InvalidArgumentError(`"${arg}" is neither PART@VERSION nor the id of a release.`);
    return [arg, await publishedHere(store, arg, builtHere)] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** A release by its id, versions in full where a bare name was typed. */
export function namesOf([arg = '']: string[], versions: Record<string, string>): string[] {
  return isReleaseId(arg) ? [arg] : versionNames(versions);
}

async function publishedHere(store: ReleaseStore, part: string, builtHere: BuiltHere): Promise<string> {
  const version = await builtHere(part);
  const publish = `"${siteConfig.releaseCommand} publish ${part}"`;
  if (!version)
    throw new InvalidArgumentError(`${part} has no build here: name a version (${part}@…), or make one: ${publish}.`);
  if (!(await store.readManifest(part, version).catch(undefinedIfNotInStore)))
    throw new InvalidArgumentError(
      `This checkout's build ${part}@${version} is not published yet: ${publish} does that.`,
    );
  return version;
}

async function versionBuiltHere(name: string): Promise<string | undefined> {
  const part = await findPart(name);
  return (await builtVersions([part]).catch(() => ({}) as Record<string, string>))[name];
}
