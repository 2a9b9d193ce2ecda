import path from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { commonOptions, cssGenerator, cssParser } from './rspack-common.ts';
import { singletons } from './singletons.ts';
import { sourceRules } from './source-rules.ts';

/**
 * ES modules for the edge's renderer. Singletons stay bare imports, which the renderer resolves to the shell's copies.
 */
export function serverBuild(uniqueName: string, folder: string, entry: Record<string, string>): RspackOptions {
  return {
    ...commonOptions,
    name: 'server',
    target: 'node20',
    context: folder,
    entry: Object.fromEntries(Object.entries(entry).map(([key, file]) => [key, { import: [file] }])),
    output: {
      path: path.join(folder, 'dist/server'),
      clean: true,
      uniqueName,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      publicPath: '',
    },
    devtool: false,
    module: {
      rules: sourceRules('server'),
      generator: cssGenerator,
      // No chunks: the server reads every page anyway.
      parser: { ...cssParser, javascript: { dynamicImportMode: 'eager' } },
    },
    externalsType: 'module',
    externals: [...singletons, 'react-dom/server', 'react-router-dom'],
    optimization: { minimize: false, splitChunks: false },
    plugins: [],
  };
}
