import type { Release } from '@site/contracts/manifest';
import type { Storage } from '@site/service/storage/storage';
import type { ChannelEntry, EntrySignature, Shown } from '../channel-entry.ts';
import { NotInStore } from '../store-errors.ts';
import { decodeJson, parseVersionKey, releaseKey } from '../store-layout.ts';
import { manifestsIn } from './judge-entry.ts';
import { readStatements, sha256 } from './statements.ts';

/**
 * What a new entry states: its releases, the hashes of the files that it refers to, and what was signed about versions that are new. Throws
 * if a file in the store differs from what is `known` of it.
 */
export async function readReferences(
  storage: Storage,
  { release, canary }: Pick<ChannelEntry, 'release' | 'canary'>,
  known: Record<string, string>,
): Promise<Omit<EntrySignature, 'after'>> {
  const files: Record<string, string> = {};
  const read = async (key: string) => {
    const content = await storage.read(key);
    if (!content) throw new NotInStore(key);
    checkContent(key, content, known);
    files[key] = sha256(content);
    return content;
  };
  const readRelease = async (id: string) => decodeJson<Release>(await read(releaseKey(id)), `release ${id}`);
  const shown: Shown = { live: await readRelease(release), canary: canary && (await readRelease(canary.release)) };
  const manifests = manifestsIn(shown);
  await Promise.all(manifests.map(read));
  const added = manifests.flatMap((manifest) => (known[manifest] ? [] : (parseVersionKey(manifest) ?? [])));
  const statements = await Promise.all(added.map((version) => readStatements(storage, version)));
  return { ...shown, files, statements: statements.flat() };
}

/** Throws if `files` states another SHA-256 for the content of this key. */
export function checkContent(key: string, content: Buffer, files: Record<string, string>): void {
  const stated = files[key];
  if (stated && stated !== sha256(content))
    throw new Error(`${key} in the release store is not what the channel's entries say; publish it again.`);
}
