import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** Chunk group name to its files, as `describe-part.ts` reads it. */
export type ChunkFiles = Record<string, string[]>;

/** Writes `stats.json` beside the build: which files each named chunk group needs. */
export class StatsFilePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('StatsFilePlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups = {}, chunks = [] } = stats.toJson({
        all: false,
        chunkGroups: true,
        chunks: true,
        assets: true,
      });
      const files: ChunkFiles = {
        // Chunks that only share scopes lead to, such as the doors, belong to no named group.
        ...Object.fromEntries(chunks.flatMap(({ names = [], files: own = [] }) => names.map((name) => [name, own]))),
        ...Object.fromEntries(
          Object.entries(namedChunkGroups).map(([name, group]) => [
            name,
            (group.assets ?? []).map((asset) => asset.name),
          ]),
        ),
      };
      const folder = path.dirname(compiler.outputPath);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'stats.json'), JSON.stringify(files, null, 1));
    });
  }
}
