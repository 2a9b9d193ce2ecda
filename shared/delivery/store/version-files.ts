import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BuildSource, PartManifest } from '@site/contracts/manifest';
import schema from '@site/contracts/part.schema.json' with { type: 'json' };
import { errorCode, errorText } from '@site/service/process/system-errors';
import type { Storage } from '@site/service/storage/storage';
import { Ajv } from 'ajv';
import pLimit from 'p-limit';
import { DamagedFile } from './store-errors.ts';
import {
  decodeJson,
  encodeJson,
  fileKey,
  filesPrefix,
  manifestKey,
  mapKey,
  provenanceKey,
  versionPrefix,
} from './store-layout.ts';

/** Files read or written at a time. */
export const maxFilesAtOnce = 16;

/**
 * Stores a finished build (`browser/`, `server/`, `part.json`). Versions share files for browsers, so some may be there already. If the
 * version itself exists, only what is missing is written.
 */
export async function publishVersion(to: Storage, build: string, source: BuildSource): Promise<PartManifest> {
  const manifest = await readBuiltManifest(build);
  const { name, version } = manifest;
  const key = manifestKey(name, version);
  const stated = encodeJson(manifest);
  const present = await to.read(key);
  if (present) refuseOtherVersion(manifest, present, stated);
  const contents = new Map<string, Buffer>();
  // Check all files before writing the first.
  for (const file of Object.keys(manifest.files))
    contents.set(file, checkFile(manifest, file, await readBuilt(build, file)));
  if (!present) {
    await writeFiles(to, manifest, contents, (file, stored) => refuseOther(manifest, file, stored));
    await writeMaps(to, manifest, build);
    await to.create(
      provenanceKey(name, version),
      encodeProvenance(source, (await stat(path.join(build, 'part.json'))).mtime),
    );
    if (!(await to.create(key, stated))) refuseOtherVersion(manifest, await to.read(key), stated);
  }
  // Before the manifest existed, a prune may have removed files that only earlier versions named.
  await writeFiles(to, manifest, contents);
  return manifest;
}

function refuseOtherVersion({ name, version }: PartManifest, stored: Buffer | undefined, stated: Buffer): void {
  if (stored?.equals(stated)) return;
  throw new Error(
    `${name} ${version} is in the store already, with different content; a version is never overwritten.`,
  );
}

async function readBuiltManifest(build: string): Promise<PartManifest> {
  const stated = await readBuilt(build, 'part.json');
  if (!stated)
    throw new Error(`${build} has no part.json: build the part first (npm run build), or publish without --build.`);
  const name = path.join(build, 'part.json');
  const content = parseManifest(stated, name);
  if (isManifest(content)) return content;
  const problems = (isManifest.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  throw new Error(`${name} does not fit @site/contracts/part.schema.json: ${problems.join('; ')}.`);
}

const isManifest = new Ajv({ allErrors: true }).compile<PartManifest>(schema);

function parseManifest(text: Buffer, name: string): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch (error) {
    throw new Error(`${name} is not valid JSON; build the part again.`, { cause: error });
  }
}

/** Undefined if the build lacks the file. */
async function readBuilt(build: string, file: string): Promise<Buffer | undefined> {
  const source = path.join(build, file);
  try {
    return await readFile(source);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined;
    const reason = errorText(error);
    throw new Error(`${source} of the build cannot be read: ${reason}`, { cause: error });
  }
}

/** Writes what is not there yet; `check` gets what is. */
async function writeFiles(
  to: Storage,
  manifest: PartManifest,
  contents: Map<string, Buffer>,
  check?: (file: string, stored: Buffer | undefined) => void,
): Promise<void> {
  const { name, version } = manifest;
  const lists = await Promise.all([filesPrefix(name), versionPrefix(name, version)].map((prefix) => to.list(prefix)));
  const stored = new Set(lists.flat());
  await pLimit(maxFilesAtOnce).map([...contents], async ([file, content]) => {
    const key = fileKey(manifest, file);
    const isNew = !stored.has(key) && (await to.create(key, content));
    if (!isNew) check?.(file, await to.read(key));
  });
}

/**
 * Source maps, as far as the build has them: below `maps/`, or beside a script of a service. They are not in the manifest, because they change
 * with each line of the sources, whether or not what runs does.
 */
async function writeMaps(to: Storage, manifest: PartManifest, build: string): Promise<void> {
  const scripts = Object.keys(manifest.files).filter((file) => /\.m?js$/.test(file));
  await pLimit(maxFilesAtOnce).map(scripts, async (file) => {
    const map = (await readBuilt(build, `maps/${file}.map`)) ?? (await readBuilt(build, `${file}.map`));
    if (map) await to.create(mapKey(manifest, file), map);
  });
}

/** Eight digits of a hash can clash, and a disk may fail. A file that other versions share is never replaced. */
function refuseOther(manifest: PartManifest, file: string, stored: Buffer | undefined): void {
  if (!stored || isAsStated(manifest, file, stored)) return;
  const { name, version } = manifest;
  throw new Error(
    `${name} ${version} cannot be published: ${fileKey(manifest, file)} in the store has other content. If no release needs that, remove it there.`,
  );
}

/** Throws if a file of the version is missing or differs from what its manifest says. */
export async function verifyVersion(storage: Storage, manifest: PartManifest): Promise<void> {
  await pLimit(maxFilesAtOnce).map(Object.keys(manifest.files), async (file) =>
    checkFile(manifest, file, await storage.read(fileKey(manifest, file))),
  );
}

/** Returns the content of a version's file if it is what the manifest says. Throws `DamagedFile` otherwise. */
export function checkFile(manifest: PartManifest, file: string, content: Buffer | undefined): Buffer {
  if (content && isAsStated(manifest, file, content)) return content;
  const problem = content ? 'is not what part.json says' : 'is missing';
  throw new DamagedFile(`${manifest.name} ${manifest.version}: ${file} ${problem}; build the part again.`);
}

/** Whether the content of a version's file is what the manifest says. */
export function isAsStated({ files, integrity }: PartManifest, file: string, content: Buffer): boolean {
  const asked = integrity?.[file.replace(/^browser\//, '')];
  if (hash('sha384', content, 'base64') === files[file]?.sha384)
    return !asked || asked === `sha256-${hash('sha256', content, 'base64')}`;
  // Versions share a file and its compressed copies, and another zlib compresses the same file to other bytes.
  const whole = files[file.replace(/\.(br|gz)$/, '')];
  const unpacked = whole && unpack(file, content, whole.bytes);
  return unpacked !== undefined && hash('sha384', unpacked, 'base64') === whole?.sha384;
}

function unpack(file: string, content: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    if (file.endsWith('.br')) return brotliDecompressSync(content, { maxOutputLength });
    return file.endsWith('.gz') ? gunzipSync(content, { maxOutputLength }) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Who built a version from what: `published.json` beside it, written when the version is first published. It is not in `part.json`, whose
 * hash names the version: the same sources give the same version, whoever builds them and when.
 */
export interface Provenance extends BuildSource {
  /** ISO times. */
  builtAt: string;
  publishedAt: string;
}

/** Undefined for versions that were published before provenance was recorded. */
export async function readProvenance(storage: Storage, part: string, version: string): Promise<Provenance | undefined> {
  const key = provenanceKey(part, version);
  const content = await storage.read(key);
  return content && decodeJson(content, key); // written by `encodeProvenance`
}

function encodeProvenance(source: BuildSource, builtAt: Date): Buffer {
  const provenance: Provenance = {
    ...source,
    builtAt: builtAt.toISOString(),
    publishedAt: new Date().toISOString(),
  };
  return encodeJson(provenance);
}
