import path from 'node:path';
import { CopyRspackPlugin, type RspackOptions, type RspackPluginInstance } from '@rspack/core';
import { packageFolder } from './package-folder.ts';
import { commonOptions } from './rspack-common.ts';
import { sourceRules } from './source-rules.ts';

export interface ServiceBuild {
  /** Scripts that the service starts as processes of their own, by the name they get beside it. */
  processes?: Record<string, string>;
  plugins?: RspackPluginInstance[];
}

/** A part's service for Node. */
export function serviceConfig(folder: string, { processes, plugins = [] }: ServiceBuild = {}): RspackOptions {
  return { ...nodeConfig(folder, { main: './api/main.ts', ...processes }), plugins };
}

/** piscina starts threads from a file of its own, so it stays a package, beside the bundle. */
export function edgeConfig(folder: string): RspackOptions {
  const workers = { renderer: './server/rendering/render-worker.ts', search: './server/search/search-worker.ts' };
  return {
    ...nodeConfig(folder, { main: './server/main.ts', ...workers }),
    externals: { ...nativePackages, piscina: 'module piscina' },
    plugins: [copiedPackage('piscina', folder)],
  };
}

function copiedPackage(name: string, folder: string): RspackPluginInstance {
  const from = '{package.json,LICENSE,dist/**/*.{js,mjs}}';
  return new CopyRspackPlugin({
    patterns: [{ from, context: packageFolder(name, folder), to: `node_modules/${name}` }],
  });
}

/** Packages are bundled: a service runs from the release store, which has no node_modules. */
function nodeConfig(folder: string, entry: Record<string, string>): RspackOptions {
  return {
    ...commonOptions,
    name: 'service',
    target: 'node20',
    context: folder,
    entry: Object.fromEntries(Object.entries(entry).map(([key, file]) => [key, { import: [file] }])),
    output: {
      path: path.join(folder, 'dist/service'),
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    devtool: 'source-map',
    // `import.meta.url` and `new URL` stay as written: files beside the bundle are looked up at run time.
    module: { rules: sourceRules('server'), parser: { javascript: { importMeta: false, url: false } } },
    externals: nativePackages,
    optimization: { minimize: false, splitChunks: false },
  };
}

/**
 * Compiled for one platform, so they come from the machine that runs the service. `require` finds them above the script, or in
 * `NODE_PATH` where it lies in a release store. `pg` works without `pg-native`, which nobody has installed.
 */
const nativePackages = Object.fromEntries(
  ['libsql', 'libsql/promise', 'sharp', 'pg-native'].map((name) => [name, `node-commonjs ${name}`]),
);
