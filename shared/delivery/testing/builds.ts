import { hash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import type { RouteEntry } from '@site/contracts/part';
import type { Storage } from '@site/service/storage/storage';
import { AwsClient } from 'aws4fetch';
import type { ResolvedRelease } from '../gate/proposal.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { fileKey } from '../store/store-layout.ts';

export type StoreSettings = Record<'RELEASES_DIR' | 'RELEASES_BUCKET', string> & Record<string, string>;

/**
 * Settings of an unused store: in the folder, or in a bucket of its own when `BUCKET_URL_TEST` names a server
 * (`http://key:secret@127.0.0.1:7480`). `npm test bucket` sets it.
 */
export async function emptyStore(folder: string): Promise<StoreSettings> {
  const server = process.env.BUCKET_URL_TEST;
  return server ? { ...(await emptyFolder(folder)), ...(await makeBucket(new URL(server))) } : emptyFolder(folder);
}

/** For tests that concern disks only. */
export async function emptyFolder(folder: string): Promise<StoreSettings> {
  return { RELEASES_DIR: path.join(folder, 'store'), RELEASES_BUCKET: '' };
}

async function makeBucket({ origin, username, password }: URL) {
  const address = `${origin}/test-${randomBytes(8).toString('hex')}`;
  const client = new AwsClient({
    accessKeyId: username,
    secretAccessKey: password,
    service: 's3',
    region: 'us-east-1',
  });
  const { status } = await client.fetch(address, { method: 'PUT' });
  if (status !== 200) throw new Error(`${origin} makes no bucket; it answers ${status}.`);
  return { RELEASES_BUCKET: address, RELEASES_BUCKET_KEY: username, RELEASES_BUCKET_SECRET: password };
}

/** A finished build below `folder`: one script with this content, one route named as the part. Returns its folder. */
export async function makeBuild(
  folder: string,
  name: string,
  content: string,
  change: Partial<PartManifest> = {},
): Promise<string> {
  const build = path.join(folder, 'builds', `${name}-${entryOf(content)}`);
  await mkdir(path.join(build, 'browser'), { recursive: true });
  await writeFile(path.join(build, 'browser', entryOf(content)), content);
  await writeFile(path.join(build, 'part.json'), JSON.stringify({ ...manifestOf(name, content), ...change }));
  return build;
}

/** The manifest of such a build. */
export function manifestOf(name: string, content: string, paths: string[] = [`/${name}`]): PartManifest {
  const sha384 = hash('sha384', content, 'base64');
  return {
    name,
    version: `1.0.0-${content}`,
    entry: entryOf(content),
    chunks: {},
    table: { routes: paths.map(routeAt), fragments: [] },
    contract: '1.0',
    packages: { react: '19.3.1' },
    files: { [`browser/${entryOf(content)}`]: { sha384, bytes: content.length } },
  };
}

/** A release with these manifests, as the gate reads it. */
export function resolvedRelease(manifests: PartManifest[], id = 'release'): ResolvedRelease {
  return { id, manifests, retired: {} };
}

/** The name of such a build's script. */
export function entryOf(content: string): string {
  return `entry.${hash('sha256', content, 'hex').slice(0, 8)}.js`;
}

function routeAt(address: string): RouteEntry {
  return {
    path: address,
    page: 'Page',
    title: address,
    description: address,
    label: address,
    trail: [],
    menus: [],
    searchWords: [],
    isIndexed: true,
    updated: '2026-11-20',
  };
}

/** Puts other content under a key, as only somebody with the storage's own access can. */
export async function overwrite(storage: Storage, key: string, content: Buffer | string): Promise<void> {
  await storage.remove(key);
  await storage.create(key, typeof content === 'string' ? Buffer.from(content) : content);
}

/** Writes a version of the store into a folder as its build left it. */
export async function exportBuild(
  store: ReleaseStore,
  part: string,
  version: string,
  folder: string,
): Promise<PartManifest> {
  const manifest = await store.readManifest(part, version);
  for (const file of Object.keys(manifest.files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), (await store.storage.read(fileKey(manifest, file))) ?? '');
  }
  await writeFile(path.join(folder, 'part.json'), JSON.stringify(manifest));
  return manifest;
}
