import path from 'node:path';
import { hashInName, type PartManifest } from '@site/contracts/manifest';

export const allPartsPrefix = 'parts/';

/** Where all versions of a part are, and its files for browsers. */
export function partPrefix(part: string): string {
  return `${allPartsPrefix}${part}/`;
}

/** Where a version's own files are; its `part.json`, which is written last, makes it exist. */
export function versionPrefix(part: string, version: string): string {
  return `${partPrefix(part)}${version}/`;
}

/** Where a part's files for browsers are. Their names have a hash of their content, so that all versions share them. */
export function filesPrefix(part: string): string {
  return `${partPrefix(part)}files/`;
}

/** Whether the key is that of a file for browsers, which versions of its part share. */
export function isFileForBrowsers(key: string): boolean {
  return /^parts\/[^/]+\/files\//.test(key);
}

const forBrowsers = 'browser/';

/**
 * The key of a file that the version's manifest names.
 *
 * @example
 * fileKey({ name: 'blog', version: '1.0.0-3f9a1c20' }, 'browser/entry.5a0c33d1.js'); // 'parts/blog/files/entry.5a0c33d1.js'
 */
export function fileKey({ name, version }: Pick<PartManifest, 'name' | 'version'>, file: string): string {
  return file.startsWith(forBrowsers)
    ? filesPrefix(name) + file.slice(forBrowsers.length)
    : versionPrefix(name, version) + file;
}

/**
 * The same on a disk, where `versionFolder` holds the version's own files.
 *
 * @example
 * filePath('/releases/parts/blog/1.0.0-3f9a1c20', 'browser/entry.5a0c33d1.js'); // '/releases/parts/blog/files/entry.5a0c33d1.js'
 */
export function filePath(versionFolder: string, file: string): string {
  return file.startsWith(forBrowsers)
    ? path.join(versionFolder, '../files', file.slice(forBrowsers.length))
    : path.join(versionFolder, file);
}

export const allMapsPrefix = 'maps/';

export const allSignaturesPrefix = 'signatures/';

/** Where the signatures of a version are, one of each key that signed it. */
export function signaturesPrefix(part: string, version: string): string {
  return `${allSignaturesPrefix}${part}/${version}/`;
}

/**
 * The key of the source map of a version's script. No edge serves what is there.
 *
 * @example
 * mapKey({ name: 'blog', version: '1.0.0-3f9a1c20' }, 'browser/entry.5a0c33d1.js'); // 'maps/blog/1.0.0-3f9a1c20/browser/entry.5a0c33d1.js.map'
 */
export function mapKey({ name, version }: Pick<PartManifest, 'name' | 'version'>, file: string): string {
  return `${allMapsPrefix}${name}/${version}/${file}.map`;
}

export function manifestKey(part: string, version: string): string {
  return `${versionPrefix(part, version)}part.json`;
}

/**
 * The version that a file of the store belongs to: one of its own files, a source map or a signature. Undefined for all other files.
 *
 * @example
 * parseVersionKey('parts/blog/1.0.0-3f9a1c20/part.json'); // { part: 'blog', version: '1.0.0-3f9a1c20', isManifest: true }
 */
export function parseVersionKey(key: string): { part: string; version: string; isManifest: boolean } | undefined {
  const [, part, version] = /^(?:parts|maps|signatures)\/([^/]+)\/([^/]+)\//.exec(key) ?? [];
  if (!part || !version || isFileForBrowsers(key)) return undefined;
  return { part, version, isManifest: key === manifestKey(part, version) };
}

export function provenanceKey(part: string, version: string): string {
  return `${versionPrefix(part, version)}published.json`;
}

export const allReleasesPrefix = 'releases/';

export function releaseKey(id: string): string {
  return `${allReleasesPrefix}${id}.json`;
}

/** The id in such a key; undefined for any other key. */
export function releaseIdOf(key: string): string | undefined {
  return /^releases\/(\w+)\.json$/.exec(key)?.[1];
}

export const allChannelsPrefix = 'channels/';

export function channelPrefix(channel: string): string {
  return `${allChannelsPrefix}${channel}/`;
}

/** Padded, so that keys are listed in the order of their revisions. */
export function revisionKey(channel: string, revision: number): string {
  return `${channelPrefix(channel)}${revisionFile(revision)}`;
}

/** The number in such a key. */
export function revisionOf(key: string): number {
  return Number(path.posix.basename(key, '.json'));
}

function revisionFile(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

/** The first names of these keys below a prefix: `blog` for those below `parts/blog/`. */
export function namesBelow(prefix: string, keys: string[]): string[] {
  return [...new Set(keys.map((key) => key.slice(prefix.length).split('/')[0] ?? ''))];
}

/** The name of a file for browsers without the hash of its content: `BlogListPage.3f9ac2d1.js` is `BlogListPage.js`. */
export function plainName(file: string): string {
  return file.replace(hashInName, '');
}

/** Whether a script or style sheet is part of the build for other hosts, so that no page of the site loads it. */
export function isEmbedFile(file: string): boolean {
  return /^browser\/embed[./]/.test(file);
}

/** Whether a path from outside can name something in the store. No name there begins with a dot, so `..` is none. */
export function isStorePath(text: string): boolean {
  return text.split('/').every((name) => /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/.test(name));
}

/** Readable for people, and deterministic. */
export function encodeJson(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}

/** Throws one sentence that names the file. */
export function decodeJson<T>(content: Buffer, name: string): T {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new Error(`${name} in the release store is damaged: it is not valid JSON.`, { cause: error });
  }
}
