import { hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, RspackOptions, Stats } from '@rspack/core';
import { hashInName, hostPart, type PartManifest } from '@site/contracts/manifest';
import type { PartTable } from '@site/contracts/part';
import { checkTable } from './check-table.ts';
import { contractVersion } from './contract.ts';
import { exposedName, type PartFederation } from './federation.ts';
import { compressFiles, contentHash, filesBelow, sha256Integrity } from './output-files.ts';
import { installedVersion, packageFolder } from './package-folder.ts';
import { mode } from './rspack-common.ts';
import { readSource } from './source.ts';

/** The host exposes nothing. */
type NamedFederation = Pick<PartFederation, 'name' | 'embed'> & Partial<Pick<PartFederation, 'exposes'>>;

/**
 * Adds a plugin to the configurations of a part that completes its build in `<folder>/dist` once all of them are built: it compresses files,
 * and writes `part.json`, which lists and hashes them, and `source.json`, which names the commit. With `--config-name` it does nothing.
 *
 * @example
 * export default withPartManifest(federation, [browserConfig('blog', folder, options), serverConfig('blog', folder, entry)]);
 */
export function withPartManifest(federation: NamedFederation, configs: RspackOptions[]): RspackOptions[] {
  const plugin = new PartManifestPlugin(federation, configs.length);
  return configs.map((config) => ({ ...config, plugins: [...(config.plugins ?? []), plugin] }));
}

class PartManifestPlugin {
  readonly #federation: NamedFederation;
  readonly #count: number;
  /** By name of the configuration. */
  readonly #built = new Map<string | undefined, PartManifest['chunks']>();

  constructor(federation: NamedFederation, count: number) {
    this.#federation = federation;
    this.#count = count;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.invalid.tap(PartManifestPlugin.name, () => {
      this.#built.delete(compiler.name);
    });
    compiler.hooks.done.tapPromise(PartManifestPlugin.name, async (stats) => {
      if (stats.hasErrors()) return;
      this.#built.set(compiler.name, chunksOf(stats));
      if (this.#built.size < this.#count) return;
      // What pages load; the shell alone has a starter.
      const chunks = { ...this.#built.get('browser'), ...this.#built.get('starter') };
      const { name, version } = await writePartManifest(this.#federation, compiler.context, chunks);
      if (compiler.watchMode) return;
      await writeSource(compiler.context);
      console.log(`${name} ${version}`);
    });
  }
}

async function writePartManifest(
  { name, exposes = {}, embed: embedded = {} }: NamedFederation,
  folder: string,
  chunks: PartManifest['chunks'],
): Promise<PartManifest> {
  const dist = path.join(folder, 'dist');
  // A remote's first script has the part's name.
  const entry = firstScript(chunks, name === hostPart ? 'main' : name);
  const table = await readTable(dist);
  checkTable({ part: name, table, chunks, exposed: Object.keys(exposes).map(exposedName) });
  const described = { name, entry, chunks, table };
  await compressFiles(path.join(dist, 'browser'));
  const files = await describeFiles(dist);
  const built = { contract: contractVersion(), packages: sharedPackages(folder) };
  const integrity = await integrities(path.join(dist, 'browser'));
  const content = hashOf({ files, chunks, ...built });
  const { version: semver } = await readJson<{ version: string }>(folder, 'package.json');
  const embed = Object.keys(embedded).map(exposedName);
  const manifest: PartManifest = {
    ...described,
    version: `${semver}-${content}`,
    ...built,
    files,
    integrity,
    ...(embed.length > 0 && { embed }),
  };
  await writeFile(path.join(dist, 'part.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/** Not part of the manifest, whose hash names the version: the same sources must give the same version, whatever the commit. */
async function writeSource(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'dist/source.json'), `${JSON.stringify(await readSource(folder), null, 1)}\n`);
}

/** Files beside the folders. Versions do not share them. */
const ownFiles = ['licenses.txt', 'mf-manifest.json'];

/** The service is delivered with its part, as the edge is with the host. */
const folders = ['browser', 'server', 'service', 'embed'];
/** In production maps of servers; in development what a service reads, which comes from the checkout then. */
const leftOut = mode === 'production' ? /\.mjs\.map$/ : /^service\/(?:masters|pictures|posts)\//;

function firstScript(chunks: PartManifest['chunks'], name: string): string {
  const [script] = chunks[name]?.scripts ?? [];
  if (!script) throw new Error(`The build has no script "${name}".`);
  return script;
}

/** Covers everything the manifest says: the same files built against another contract are another version. */
function hashOf(content: Pick<PartManifest, 'files' | 'chunks' | 'contract' | 'packages'>): string {
  return hash('sha256', JSON.stringify(content), 'hex').slice(0, 8);
}

async function describeFiles(dist: string): Promise<PartManifest['files']> {
  const built = (await Promise.all(folders.map((folder) => filesBelow(dist, folder)))).flat();
  const paths = [...ownFiles, ...built].filter((file) => !leftOut.test(file)).sort();
  const withoutHash = paths.find((file) => file.startsWith('browser/') && !hashInName.test(file));
  if (withoutHash)
    throw new Error(`${withoutHash} has no hash of its content in its name, so versions cannot share it.`);
  return Object.fromEntries(
    await Promise.all(paths.map(async (file) => [file, await describeFile(path.join(dist, file))] as const)),
  );
}

async function describeFile(file: string) {
  const bytes = await readFile(file);
  return { sha384: hash('sha384', bytes, 'base64'), bytes: bytes.length };
}

/** Integrity of scripts and style sheets, by name. */
async function integrities(browser: string): Promise<Record<string, string>> {
  const files = (await readdir(browser)).filter((file) => /\.(js|css)$/.test(file)).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, sha256Integrity(await readFile(path.join(browser, file)))] as const),
    ),
  );
}

async function readTable(dist: string): Promise<PartTable> {
  const built = contentHash(await readFile(path.join(dist, 'server/table.mjs')));
  // The query keeps a watching process from importing the table of an earlier build.
  const { table } = await import(`${fileUrl(dist, 'server/table.mjs')}?${built}`);
  return table;
}

const federationPackage = '@module-federation/enhanced';

/** Versions of the packages that only the shell provides to a page: those behind the singletons, and the federation runtime. */
function sharedPackages(folder: string): Record<string, string> {
  // A part does not ask for the router itself, and npm may have put it where only `@site/host` finds it.
  const hostPackage = packageFolder('@site/host', folder);
  const names = ['react', 'react-dom', 'react-router-dom'];
  return {
    ...Object.fromEntries(names.map((name) => [name, installedVersion(name, hostPackage)])),
    [federationPackage]: installedVersion(federationPackage, import.meta.dirname),
  };
}

/** The files that each named chunk group needs. */
function chunksOf(stats: Stats): PartManifest['chunks'] {
  const wanted = { all: false, chunkGroups: true, chunks: true, assets: true };
  const { chunks = [], namedChunkGroups = {} } = stats.toJson(wanted);
  const needed = [
    // Chunks reached only through the share scope, such as `@site/host`, belong to no named group.
    ...chunks.flatMap(({ names = [], files = [] }) => names.map((name) => ({ name, files }))),
    ...Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => ({
      name,
      files: assets.map((asset) => asset.name),
    })),
  ];
  return Object.fromEntries(
    needed.map(({ name, files }) => [
      name,
      // A chunk's hot updates, in development, lie beside the folder.
      {
        scripts: files.filter((file) => /^[^.].*\.js$/.test(file)),
        styles: files.filter((file) => file.endsWith('.css')),
      },
    ]),
  );
}

function fileUrl(folder: string, file: string): string {
  return pathToFileURL(path.join(folder, file)).href;
}

async function readJson<T>(folder: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
}
