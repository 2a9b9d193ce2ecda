import path from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { singletons } from './federation.ts';
import { commonOptions, cssGenerator, cssParser } from './rspack-common.ts';
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
      // Packages may be linked from another folder, and a version must not depend on where it was built.
      devtoolModuleFilenameTemplate: ({ resourcePath }: { resourcePath: string }) =>
        `webpack://${uniqueName}/${resourcePath.replace(/^.*\/node_modules\//, 'node_modules/').replace(/^\.\//, '')}`,
    },
    // Lines only: what throws in a rehearsal or in production is named by its place in the sources.
    devtool: 'inline-nosources-source-map',
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
