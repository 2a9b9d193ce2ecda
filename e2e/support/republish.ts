import { hash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { exportBuild } from '@site/delivery/testing/builds';
import { releaseStore } from './part-build.ts';
import type { SourceChange } from './source-changes.ts';

/** Publishes a part's production version again with a correctly hashed entry that is no valid script. Returns its name. */
export function publishUnreadable(part: string): Promise<string> {
  return republish(part, 'unreadable', { code: ')(' });
}

interface Additions {
  /** Added at the end of the entry. */
  code?: string;
  /** Added at the end of its service, or of the edge where it is the shell. */
  service?: string;
  store?: ReleaseStore;
}

/** Publishes a part's production version again under another name, with an entry of its own. Returns its name. */
export async function republish(
  part: string,
  label: string,
  { code = `// ${label}`, service, store = releaseStore() }: Additions = {},
): Promise<string> {
  const production = await store.channel('production').newest();
  const { parts } = await store.readRelease(production?.release ?? '');
  const folder = await mkdtemp(path.join(tmpdir(), 'republished-'));
  try {
    const live = await exportBuild(store, part, parts[part] ?? '', folder);
    const manifest = await rewrite(folder, live, (text) => `${text}\n${code}`);
    if (service) await changeService(folder, manifest, service);
    const version = `${manifest.version}-${label}`;
    const published = { ...manifest, version };
    await writeFile(path.join(folder, 'part.json'), JSON.stringify(published));
    await store.publish(folder, { author: 'Asha Rao' });
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a finished build as another version, with the words of a change replaced in its server modules. Returns the version. */
export async function copyBuild(build: string, copy: string, change: SourceChange): Promise<string> {
  // Builds have no space after the name of a property.
  const from = change.from.replace(': ', ':');
  const to = change.to.replace(': ', ':');
  await cp(build, copy, { recursive: true });
  const manifest: PartManifest = JSON.parse(await readFile(path.join(copy, 'part.json'), 'utf8'));
  let isChanged = false;
  for (const name of await readdir(path.join(copy, 'server'))) {
    if (!name.endsWith('.mjs')) continue;
    const file = `server/${name}`;
    const text = await readFile(path.join(copy, file), 'utf8');
    if (!text.includes(from)) continue;
    await writeListed(copy, manifest, file, Buffer.from(text.replaceAll(from, to)));
    isChanged = true;
  }
  if (!isChanged) throw new Error(`No server module of ${build} has ${from}.`);
  const version = `${manifest.version}-changed`;
  await writeFile(path.join(copy, 'part.json'), JSON.stringify({ ...manifest, version }));
  return version;
}

/** Changes the part's first script, renames it by its new hash, and updates all that names it. */
async function rewrite(folder: string, before: PartManifest, change: (text: string) => string) {
  const script = before.entry;
  const bytes = Buffer.from(change(await readFile(path.join(folder, 'browser', script), 'utf8')));
  const name = script.replace(/[0-9a-f]{8}(?=\.js$)/, hash('sha256', bytes, 'hex').slice(0, 8));
  const manifest: PartManifest = JSON.parse(JSON.stringify(before).replaceAll(script, name));
  const integrity = `sha256-${hash('sha256', bytes, 'base64')}`;
  manifest.integrity = { ...manifest.integrity, [name]: integrity };
  for (const [suffix, packed] of [
    ['', bytes],
    ['.br', brotliCompressSync(bytes)],
    ['.gz', gzipSync(bytes)],
  ] as const)
    await writeListed(folder, manifest, `browser/${name}${suffix}`, packed);
  return manifest;
}

async function changeService(folder: string, manifest: PartManifest, code: string) {
  const file = 'service/main.mjs';
  const script = await readFile(path.join(folder, file), 'utf8');
  await writeListed(folder, manifest, file, Buffer.from(`${script}\n${code}`));
}

async function writeListed(folder: string, manifest: PartManifest, file: string, bytes: Buffer) {
  await writeFile(path.join(folder, file), bytes);
  manifest.files[file] = { sha384: hash('sha384', bytes, 'base64'), bytes: bytes.length };
}
