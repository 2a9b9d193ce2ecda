import { ReleaseStore } from './release-store.ts';
import type { Storage } from './storage.ts';

/** Files fetched at a time. */
const atOnce = 16;

/** Brings a version from one place into another, each file checked against its manifest. One that is there already is not asked for. */
export async function copyVersion(from: Storage, to: Storage, part: string, version: string): Promise<void> {
  const prefix = `parts/${part}/${version}/`;
  if (await to.read(`${prefix}part.json`)) return;
  const manifest = await new ReleaseStore(from).readPart(part, version);
  const files = Object.keys(manifest.files);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = files.pop(); file; file = files.pop()) await to.create(prefix + file, await required(from, prefix + file));
    }),
  );
  await new ReleaseStore(to).verify(manifest);
  await to.create(`${prefix}part.json`, await required(from, `${prefix}part.json`));
}

async function required(from: Storage, key: string): Promise<Buffer> {
  const content = await from.read(key);
  if (!content) throw new Error(`${key} is missing where the version is copied from.`);
  return content;
}
