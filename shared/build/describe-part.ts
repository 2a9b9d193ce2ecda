import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { PartTable } from '@site/contracts/part';
import { contractVersion } from './contract.ts';
import { mode } from './rspack-common.ts';
import type { ChunkFiles } from './stats-file-plugin.ts';

// Fonts and pictures are compressed already.
const compressible = /\.(js|css|svg|json|html|txt)$/;

/** Completes a build in `<folder>/dist`: compressed copies beside the files, and `part.json`, which names and hashes them all. */
export async function describePart(folder: string, name: string): Promise<PartManifest> {
  const dist = path.join(folder, 'dist');
  await compress(path.join(dist, 'browser'));
  const paths = (await Promise.all(foldersOf(name).map((below) => filesBelow(dist, below))))
    .flat()
    .filter((file) => !file.endsWith('.mjs.map'))
    .sort();
  const files = Object.fromEntries(
    await Promise.all(paths.map(async (file) => [file, await describeFile(path.join(dist, file))] as const)),
  );
  const { version: semver } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const chunks = chunksOf(JSON.parse(await readFile(path.join(dist, 'stats.json'), 'utf8')));
  const [contract, packages] = [contractVersion(), await sharedPackages()];
  // All that the manifest says: the same files built against another contract are another version.
  const content = createHash('sha256')
    .update(JSON.stringify({ files, chunks, contract, packages }))
    .digest('hex')
    .slice(0, 8);
  const manifest: PartManifest = {
    name,
    version: `${semver}-${content}`,
    entry: name === hostPart ? 'main.js' : 'entry.js',
    chunks,
    table: await readTable(path.join(dist, 'server/table.mjs'), content),
    contract,
    packages,
    files,
  };
  await writeFile(path.join(dist, 'part.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/** The edge goes along with the shell, so that a release can be run where its sources are not. Other services are deployed apart from releases. */
function foldersOf(name: string): string[] {
  return name === hostPart ? ['browser', 'server', 'service'] : ['browser', 'server'];
}

async function readTable(file: string, content: string): Promise<PartTable> {
  const { table } = await import(`${pathToFileURL(file)}?${content}`);
  return table;
}

/** Versions of the packages behind the singletons. */
async function sharedPackages(): Promise<Record<string, string>> {
  const names = ['react', 'react-dom', 'react-router-dom'];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await installedVersion(name)] as const)),
  );
}

async function installedVersion(name: string): Promise<string> {
  const { version } = JSON.parse(
    await readFile(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  );
  return version;
}

function chunksOf(stats: ChunkFiles): PartManifest['chunks'] {
  return Object.fromEntries(
    Object.entries(stats).map(([name, files]) => [
      name,
      { scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) },
    ]),
  );
}

async function describeFile(file: string) {
  const bytes = await readFile(file);
  return { sha384: createHash('sha384').update(bytes).digest('base64'), bytes: bytes.length };
}

async function compress(folder: string): Promise<void> {
  const quality = mode === 'production' ? 11 : 4;
  const files = (await filesBelow(folder, '.')).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      await writeFile(
        `${file}.br`,
        await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      );
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** Paths below a folder, relative to `root`, with `/` on every system. */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
  const paths = names.map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
  const areFiles = await Promise.all(paths.map(async (file) => (await stat(path.join(root, file))).isFile()));
  return paths.filter((_, index) => areFiles[index]);
}
