import type { ReleaseStore } from '@site/release/store/release-store';
import { unlessNotInStore } from '@site/release/store/store-errors';
import { builtVersions, findParts } from '@site/runner/parts';
import { InvalidArgumentError } from '@site/service/program';
import { partNamed } from '../part-named.ts';

/** Answers which version of a part this checkout has built; undefined where it has built none. */
export type BuiltHere = (part: string) => Promise<string | undefined>;

/**
 * `blog@1.0.0-3f9a1c20 …`, or one release, as part names and versions. `blog` alone is the version that this checkout has built, if that
 * is published.
 */
export async function versionsIn(
  store: ReleaseStore,
  words: string[],
  builtHere: BuiltHere = readBuilt,
): Promise<Record<string, string>> {
  const [only = ''] = words;
  if (words.length === 1 && isRelease(only)) return (await store.readRelease(only)).parts;
  if (words.length === 0)
    throw new InvalidArgumentError('Name a version: PART@VERSION, PART alone, or the id of a release.');
  const pairs = words.map(async (word) => {
    const [, part, version] = /^([a-z][a-z0-9-]*)(?:@(.+))?$/.exec(word) ?? [];
    if (!part) throw new InvalidArgumentError(`"${word}" is neither PART@VERSION nor the id of a release.`);
    return [part, version ?? (await publishedHere(store, part, builtHere))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

export function isRelease(word: string): boolean {
  return /^[0-9a-f]{12}$/.test(word);
}

async function publishedHere(store: ReleaseStore, part: string, builtHere: BuiltHere): Promise<string> {
  const version = await builtHere(part);
  const publish = `"npm run release -- publish ${part}"`;
  if (!version)
    throw new InvalidArgumentError(`${part} has no build here: name a version (${part}@…), or make one: ${publish}.`);
  if (!(await store.readPart(part, version).catch(unlessNotInStore)))
    throw new InvalidArgumentError(
      `This checkout's build ${part}@${version} is not published yet: ${publish} does that.`,
    );
  return version;
}

async function readBuilt(name: string): Promise<string | undefined> {
  const part = partNamed(name, await findParts());
  return (await builtVersions([part]).catch(() => ({}) as Record<string, string>))[name];
}
