import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Chunk, type Compilation, type Compiler, ConcatenatedModule, type Module, type Stats } from '@rspack/core';

/** Files by name of chunk group, as `describe-part.ts` reads them. */
export type ChunkFiles = Record<string, string[]>;

/** Bytes of source in each script, before minification, by package or folder: `{ 'main.3f9ac2d1.js': { 'react-dom': 540000 } }`. */
export type ScriptOrigins = Record<string, Record<string, number>>;

/** What the starter's build of the shell writes, beside the part's own list. */
export const starterStats = 'starter-stats.json';

/**
 * Writes which files each named chunk group needs, and what is in each script, beside the scripts' folder.
 *
 * @example
 * plugins: [new StatsFilePlugin()] // dist/stats.json: { "BlogListPage": ["BlogListPage.3f9ac2d1.js"] }
 */
export class StatsFilePlugin {
  readonly #name: string;

  constructor(name = 'stats.json') {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('StatsFilePlugin', (stats) => {
      if (stats.hasErrors()) return;
      const folder = path.dirname(compiler.outputPath);
      const write = (name: string, content: object) =>
        writeFileSync(path.join(folder, name), JSON.stringify(content, null, 1));
      mkdirSync(folder, { recursive: true });
      write(this.#name, chunkFiles(stats));
      write(`origins-of-${this.#name}`, scriptOrigins(stats, path.dirname(compiler.context)));
    });
  }
}

function chunkFiles(stats: Stats): ChunkFiles {
  const wanted = { all: false, chunkGroups: true, chunks: true, assets: true };
  const { namedChunkGroups = {}, chunks = [] } = stats.toJson(wanted);
  return {
    // Chunks reached only through the share scope, such as `@site/host`, belong to no named group.
    ...Object.fromEntries(chunks.flatMap(({ names = [], files = [] }) => names.map((name) => [name, files]))),
    ...Object.fromEntries(
      Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
    ),
  };
}

function scriptOrigins(stats: Stats, root: string): ScriptOrigins {
  const runtimes = stats.toJson({ all: false, chunks: true }).chunks ?? [];
  return Object.fromEntries(
    [...stats.compilation.chunks].flatMap((chunk) => {
      const runtime = runtimes.find(({ names = [] }) => names.includes(chunk.name ?? ''))?.sizes?.runtime;
      const sizes: Record<string, number> = { [bundler]: runtime ?? 0 };
      for (const module of modulesOf(stats.compilation, chunk)) {
        const origin = originOf(module, root);
        sizes[origin] = (sizes[origin] ?? 0) + module.size();
      }
      return [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, sizes]);
    }),
  );
}

/** The modules of a chunk, one by one where the bundler has put several together into one. */
export function modulesOf({ chunkGraph }: Compilation, chunk: Chunk): Module[] {
  const modules = [...chunkGraph.getChunkModules(chunk)];
  return modules.flatMap((module) => (module instanceof ConcatenatedModule ? module.modules : [module]));
}

function originOf(module: Module, root: string): string {
  const file = module.nameForCondition() ?? '';
  const packaged = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?!.*node_modules)/.exec(file)?.[1];
  if (packaged || !path.isAbsolute(file)) return packaged ?? bundler;
  return path.relative(root, file).split(path.sep).slice(0, 2).join('/');
}

/** The bundler's own code, and modules that it makes. */
const bundler = 'bundler';
