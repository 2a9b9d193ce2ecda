import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { withPartManifest } from '../part-manifest-plugin.ts';

// Completes the build in each folder, as the plugin does after the bundler. In a process of its own: Jest cannot import what was just built.
for (const folder of process.argv.slice(2)) await complete(folder);

async function complete(folder: string): Promise<void> {
  const [config] = withPartManifest({ name: 'news', exposes: { './news': './news.ts' } }, [{}]);
  const ends: ((stats: object) => Promise<void>)[] = [];
  const compiler = {
    name: 'browser',
    context: folder,
    watchMode: false,
    hooks: {
      invalid: { tap: () => {} },
      done: { tapPromise: (_name: string, end: (stats: object) => Promise<void>) => ends.push(end) },
    },
  } as unknown as Compiler; // what the plugin uses of it
  const plugins = config?.plugins as RspackPluginInstance[]; // ours, no function
  for (const plugin of plugins) plugin.apply(compiler);
  const chunks: Record<string, string[]> = JSON.parse(readFileSync(path.join(folder, 'dist/chunks.json'), 'utf8'));
  const stats = {
    hasErrors: () => false,
    toJson: () => ({ chunks: Object.entries(chunks).map(([name, files]) => ({ names: [name], files })) }),
  };
  for (const end of ends) await end(stats);
}
