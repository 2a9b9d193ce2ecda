import path from 'node:path';
import { type RspackOptions, type RspackPluginInstance, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { singletons } from './federation.ts';
import { commonOptions, cssGenerator, cssParser, mode, sourceRules } from './rspack-common.ts';

export interface ServiceConfigOptions {
  /** Scripts that the service starts as processes of their own, by the name they get beside it. */
  processes?: Record<string, string>;
  plugins?: RspackPluginInstance[];
}

/** A part's service for Node. */
export function serviceConfig(folder: string, { processes, plugins = [] }: ServiceConfigOptions = {}): RspackOptions {
  return { ...nodeConfig(folder, { main: './api/main.ts', ...processes }), plugins };
}

/** A program for Node. Packages are bundled: it runs from the release store, which has no node_modules. */
export function nodeConfig(folder: string, entry: Record<string, string>): RspackOptions {
  return {
    ...commonOptions,
    name: 'service',
    target: 'node20',
    context: folder,
    entry,
    output: {
      path: path.join(folder, 'dist/service'),
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      // Debuggers find the sources of a development build without settings; a release names no folder of the machine that built it.
      ...(mode === 'development' && { devtoolModuleFilenameTemplate: '[absolute-resource-path]' }),
    },
    // Beside the script, which names it: Node reads it where it runs the build itself, with `--enable-source-maps`.
    devtool: mode === 'production' ? 'nosources-source-map' : 'source-map',
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
export const nativePackages = Object.fromEntries(
  ['libsql', 'libsql/promise', 'sharp', 'pg-native'].map((name) => [name, `node-commonjs ${name}`]),
);

/**
 * Leaves out what a module does not use of its packages: each page's module carries its own copy, and each thread of a renderer loads all. Names
 * stay as they are, for whoever reads a stack.
 */
const dropUnused = new SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle: false } });

/**
 * ES modules for the edge's renderer. Singletons stay bare imports, which the renderer resolves to the shell's copies.
 *
 * @example
 * serverConfig('blog', import.meta.dirname, { routes: './routes.tsx', table: './route-table.ts' });
 */
export function serverConfig(uniqueName: string, folder: string, entry: Record<string, string>): RspackOptions {
  return {
    ...commonOptions,
    name: 'server',
    target: 'node20',
    context: folder,
    entry,
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
    // Lines without sources: errors in the gate or in production name their place in the sources.
    devtool: 'inline-nosources-source-map',
    module: {
      rules: sourceRules('server'),
      generator: cssGenerator,
      // No chunks: the server reads every page anyway.
      parser: { ...cssParser, javascript: { dynamicImportMode: 'eager' } },
    },
    externalsType: 'module',
    externals: [...singletons, 'react-dom/server', 'react-router-dom'],
    optimization: { minimizer: [dropUnused], splitChunks: false },
  };
}
