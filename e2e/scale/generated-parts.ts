import { hash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PartManifest } from '@site/contracts/manifest';

/** Names of the same length, so that a build of one becomes one of another by replacing its name. */
export function generatedName(number: number): string {
  return `part${String(number).padStart(2, '0')}`;
}

/** Text that Brotli cannot take from another part's, about as long as a description. */
export function wordsOf(name: string): string {
  return sha256(name);
}

/** Writes a part with one page at `/NAME` and without a service: what `npm run new-part` makes, less what its README says can go. */
export async function writePart(repository: string, name: string): Promise<string> {
  const folder = path.join(repository, `mfe-${name}`);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(sources))
    await writeFile(path.join(folder, file), text.replaceAll('NAME', name).replaceAll('WORDS', wordsOf(name)));
  return folder;
}

const sources = {
  'package.json': JSON.stringify({
    name: 'mfe-NAME',
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'rspack build' },
    dependencies: { '@site/contracts': '^1.0.0', '@site/host': '^1.0.0', '@site/ui': '^1.0.0', react: '19.3.1' },
    devDependencies: { '@rspack/cli': '2.2.8', '@site/build': '^1.0.0' },
  }),
  'tsconfig.json': '{ "extends": "../tsconfig.base.json", "include": ["."], "exclude": ["dist"] }',
  'federation.ts': "export const federation = { name: 'NAME', exposes: { './routes': './routes.tsx' } };",
  'rspack.config.ts': `import { partConfigs } from '@site/build/rspack-part';
import { federation } from './federation.ts';
export default partConfigs(federation, import.meta.dirname);`,
  'route-table.ts': `export const table = {
  routes: [{ path: '/NAME', page: 'PartPage', title: 'Page of NAME', label: 'NAME', trail: [], menus: [], searchWords: [], isIndexed: true,
    description: 'A page of one team among fifty: WORDS',
    updated: '2026-11-28' }],
  fragments: [],
};`,
  'routes.tsx': `export const routes = [{ path: '/NAME',
  page: () => import(/* webpackChunkName: "PartPage" */ './PartPage.tsx').then((module) => module.PartPage) }];`,
  'PartPage.tsx': `import { Banner } from '@site/ui/Banner';
import { Prose } from '@site/ui/Prose';
import { Section } from '@site/ui/Section';
export function PartPage() {
  return <article><Banner title="Page of NAME" intro="One team among fifty." />
    <Section><Prose><p>First words of NAME.</p></Prose></Section></article>;
}`,
};

/**
 * Copies a build with other words, because to build each part would only measure Rspack. Every file gets an address of its own, as its content
 * would give it, and its hashes are replaced wherever another file names them.
 */
export async function copyWith(build: string, copy: string, words: [from: string, to: string][]): Promise<string> {
  const manifest: PartManifest = JSON.parse(await readFile(path.join(build, 'part.json'), 'utf8'));
  const files = [...Object.keys(manifest.files), 'part.json'];
  const addresses = files.flatMap((file) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(file)?.[1] ?? []);
  const all = [...words, ...addresses.map((old): [string, string] => [old, sha256(old + words.join()).slice(0, 8)])];
  const replace = (text: string, pairs: [string, string][]) =>
    pairs.reduce((replaced, [from, to]) => replaced.replaceAll(from, to), text);
  for (const file of files) await cp(path.join(build, file), path.join(copy, replace(file, all)));

  const texts = files.map((file) => replace(file, all)).filter((file) => !/\.(br|gz)$/.test(file));
  for (let replaced = all; replaced.length > 0; ) {
    const digests: [string, string][] = [];
    for (const file of texts) {
      const before = await readFile(path.join(copy, file), 'utf8');
      const after = replace(before, replaced);
      if (after === before) continue;
      await writeFile(path.join(copy, file), after);
      for (const kind of ['sha256', 'sha384'])
        digests.push([hash(kind, before, 'base64'), hash(kind, after, 'base64')]);
    }
    replaced = digests;
  }
  await finishManifest(path.join(copy, 'part.json'), sha256(words.join()).slice(0, 8));
  return copy;
}

/** Compresses changed files again, and lists all with their hashes. */
async function finishManifest(place: string, digest: string): Promise<void> {
  const manifest: PartManifest = JSON.parse(await readFile(place, 'utf8'));
  for (const name of Object.keys(manifest.files)) {
    const file = path.join(path.dirname(place), name);
    const plain = await readFile(file.replace(/\.(br|gz)$/, ''));
    if (name.endsWith('.br')) await writeFile(file, brotliCompressSync(plain));
    if (name.endsWith('.gz')) await writeFile(file, gzipSync(plain));
    const bytes = await readFile(file);
    manifest.files[name] = { sha384: hash('sha384', bytes, 'base64'), bytes: bytes.length };
  }
  const version = manifest.version.replace(/-.*/, `-${digest}`);
  await writeFile(place, JSON.stringify({ ...manifest, version }));
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
