import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Stats } from '@rspack/core';

/** Files by name of chunk group, as `part-manifest-plugin.ts` reads them. */
export type ChunkFiles = Record<string, string[]>;

/** Written by the build of the shell's starter, beside the part's own list. */
export const starterStats = 'starter-stats.json';

/**
 * Writes which files each named chunk group needs, beside the scripts' folder.
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
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, this.#name), JSON.stringify(chunkFiles(stats), null, 1));
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
