import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Chunk, type Compilation, type Compiler, ConcatenatedModule, type Module } from '@rspack/core';

/**
 * Writes `licenses.txt` beside the scripts' folder: every package in them, with its version and licence text.
 *
 * @example
 * plugins: [new LicensesPlugin([packageFolder('@fontsource-variable/figtree', folder)])]
 */
export class LicensesPlugin {
  readonly #otherPackages: string[];

  /** @param otherPackages folders of packages that are shipped, but not as modules, such as fonts. */
  constructor(otherPackages: string[] = []) {
    this.#otherPackages = otherPackages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('LicensesPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const folders = [...packageFolders(sourceFiles(compilation)), ...this.#otherPackages];
      writeFileSync(path.join(compiler.outputPath, '../licenses.txt'), licenseNotice(folders));
    });
  }
}

/** The source files that went into chunks: neither what tree shaking removed nor what another build provides. */
function sourceFiles(compilation: Compilation): string[] {
  const modules = [...compilation.chunks].flatMap((chunk) => modulesOf(compilation, chunk));
  return modules.flatMap((module) => module.nameForCondition() ?? []);
}

/** The modules of a chunk, one by one where the bundler has put several together into one. */
function modulesOf({ chunkGraph }: Compilation, chunk: Chunk): Module[] {
  const modules = [...chunkGraph.getChunkModules(chunk)];
  return modules.flatMap((module) => (module instanceof ConcatenatedModule ? module.modules : [module]));
}

/** Folders of the installed packages that these files belong to. */
export function packageFolders(files: string[]): string[] {
  const inPackage = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
  return [...new Set(files.flatMap((file) => inPackage.exec(file)?.[0] ?? []))];
}

/**
 * Every licence text once, below the names of the packages it applies to. Throws if a package has no licence file.
 */
export function licenseNotice(folders: string[]): string {
  const packagesByText = new Map<string, string[]>();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const text = licenseText(folder);
    packagesByText.set(text, [...(packagesByText.get(text) ?? []), `${name} ${version}, ${license}`]);
  }
  const paragraphs = [...packagesByText].map(([text, packages]) => `${packages.sort().join('\n')}\n\n${text}\n`);
  return paragraphs.sort().join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  if (!file) throw new Error(`${folder} has no licence file, but its licence text must be shipped with the build.`);
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
