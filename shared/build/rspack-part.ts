import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type RspackOptions, SubresourceIntegrityPlugin } from '@rspack/core';
import { LicensesPlugin } from './licenses-plugin.ts';
import type { PartFederation } from './part-federation.ts';
import { commonOptions, cssGenerator, cssParser, optimization, sourceRules } from './rspack-common.ts';
import { serviceConfig } from './rspack-service.ts';
import { sharedModules, singletons } from './singletons.ts';
import { StatsFilePlugin } from './stats-file-plugin.ts';

/** Deadlines of single files; above the 4 s after which the page says that a part is missing (`part-registry.ts`). */
export const chunkLoadTimeout = 20_000;

/** The builds of a remote: for the browser, for the server, and its service where it has one. */
export function partConfigs(federation: PartFederation, folder: string): RspackOptions[] {
  return [
    browserConfig(federation, folder),
    serverConfig(federation, folder),
    ...(existsSync(path.join(folder, 'api')) ? [serviceConfig(folder)] : []),
  ];
}

function browserConfig({ name, exposes }: PartFederation, folder: string): RspackOptions {
  return {
    ...commonOptions,
    name: 'browser',
    target: ['web', 'es2022'],
    context: folder,
    entry: {},
    output: {
      path: path.join(folder, 'dist/browser'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
    },
    module: { rules: sourceRules('browser'), generator: cssGenerator, parser: cssParser },
    optimization,
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'entry.js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: key.slice(2) }]),
        ),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new LicensesPlugin(),
      new StatsFilePlugin(),
    ],
  };
}

function serverConfig({ name, exposes }: PartFederation, folder: string): RspackOptions {
  const modules = Object.entries(exposes).map(([key, file]) => [key.slice(2), file]);
  return serverBuild(name, folder, { ...Object.fromEntries(modules), table: './route-table.ts' });
}

/** ES modules for the edge's renderer. Singletons stay bare imports: the renderer maps them to the shell's copies. */
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
      // The server has every page at hand; a chunk would only be one more file to read.
      parser: { ...cssParser, javascript: { dynamicImportMode: 'eager' } },
    },
    externalsType: 'module',
    externals: [...singletons, 'react-dom/server', 'react-router-dom'],
    optimization: { minimize: false, splitChunks: false },
    plugins: [],
  };
}
