import { createHash } from 'node:crypto';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';
import type { PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from './release-store.ts';
import { unlessNotInStore } from './store-errors.ts';
import { channelPrefix, dczMagic, differenceSuffix, fileKey, plainName } from './store-layout.ts';

/** Versions that a returning visitor may have. */
const maxEarlier = 5;
/** Entries of the channel that are searched for them. */
const maxEntries = 50;
const level = 19;

/**
 * Keeps each changed script and style sheet of a version also as the difference to the same-named one of the last versions that the channel
 * had, beside the file. Returns how many were made.
 *
 * @example
 * const manifest = await store.publish('mfe-blog/dist');
 * await addDifferences(store, manifest);
 */
export async function addDifferences(
  store: ReleaseStore,
  manifest: PartManifest,
  channel = 'production',
): Promise<number> {
  const earlier = await earlierVersions(store, manifest, channel);
  const stored = new Set(await store.storage.list(fileKey(manifest, 'browser/')));
  let made = 0;
  for (const file of Object.keys(manifest.files).filter((name) => /^browser\/.+\.(js|css)$/.test(name))) {
    for (const old of earlierFiles(earlier, file)) {
      const [dictionary, content] = await Promise.all(
        [old, file].map((one) => store.storage.read(fileKey(manifest, one))),
      );
      if (!dictionary || !content) continue;
      const hash = createHash('sha256').update(dictionary).digest();
      const key = fileKey(manifest, file) + differenceSuffix(hash);
      if (stored.has(key)) continue;
      const difference = Buffer.concat([dczMagic, hash, await compressed(content, dictionary)]);
      const whole = manifest.files[`${file}.br`]?.bytes ?? content.length;
      if (difference.length < whole && (await store.storage.create(key, difference))) made += 1;
    }
  }
  return made;
}

/** Other files of this plain name. */
function earlierFiles(earlier: PartManifest[], file: string): string[] {
  const names = earlier.flatMap(({ files }) => Object.keys(files));
  return [...new Set(names.filter((name) => name !== file && plainName(name) === plainName(file)))];
}

async function earlierVersions(store: ReleaseStore, { name, version }: PartManifest, channel: string) {
  const keys = (await store.storage.list(channelPrefix(channel))).slice(-maxEntries).reverse();
  const versions = new Set<string>();
  for (const key of keys) {
    if (versions.size === maxEarlier) break;
    const entry = await store.storage.read(key);
    const { release } = JSON.parse(entry?.toString('utf8') ?? '{}'); // written by `moveChannel`
    const live = (await store.readRelease(release).catch(unlessNotInStore))?.parts[name];
    if (live && live !== version) versions.add(live);
  }
  const manifests = await Promise.all([...versions].map((one) => store.readPart(name, one).catch(unlessNotInStore)));
  return manifests.filter((one) => one !== undefined);
}

/** Node 20 has no Zstandard of its own. Initialized once: a second `init` invalidates the memory of the first. */
let zstd: Promise<void> | undefined;

async function compressed(content: Buffer, dictionary: Buffer): Promise<Uint8Array> {
  zstd ??= init();
  await zstd;
  const context = createCCtx();
  try {
    return compressUsingDict(context, content, dictionary, level);
  } finally {
    freeCCtx(context);
  }
}
