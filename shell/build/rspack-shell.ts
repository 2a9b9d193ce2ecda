import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  CopyRspackPlugin,
  type ExternalItemFunctionData,
  type RspackOptions,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { commonOptions, cssGenerator, cssParser, mode, optimization, sourceRules } from '@site/build/rspack-common';
import { chunkLoadTimeout, serverBuild } from '@site/build/rspack-part';
import { edgeConfig } from '@site/build/rspack-service';
import { sharedModules } from '@site/build/singletons';
import { StatsFilePlugin } from '@site/build/stats-file-plugin';
import { IdentityFilesPlugin } from './identity-files-plugin.ts';

/** The builds of the host: browser, starter, server rendering with the singletons it lends, and the edge. */
export function shellConfigs(folder: string): RspackOptions[] {
  return [browserConfig(folder), starterConfig(folder), serverConfig(folder), edgeConfig(folder)];
}

function browserConfig(folder: string): RspackOptions {
  return {
    ...commonOptions,
    name: 'browser',
    target: ['web', 'es2022'],
    context: folder,
    entry: { main: { import: ['./browser/main.ts'] } },
    output: {
      path: path.join(folder, 'dist/browser'),
      clean: true,
      publicPath: 'auto',
      uniqueName: 'shell',
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      cssFilename: '[name].css',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
    },
    module: { rules: sourceRules('browser'), generator: cssGenerator, parser: cssParser },
    resolve: { ...commonOptions.resolve, alias: { ...commonOptions.resolve.alias, ...routerAlias(folder) } },
    optimization: {
      ...optimization,
      splitChunks: {
        cacheGroups: {
          ...optimization.splitChunks.cacheGroups,
          // Scripts of their own: several short tasks on a slow phone instead of a long one.
          react: {
            test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'async',
            enforce: true,
          },
          doors: { test: /host[\\/](router|services)[\\/]/, name: 'doors', chunks: 'async', enforce: true },
          router: {
            test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
            name: 'router',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules('host'),
        // With the default strategy one dead remote blanks the whole site.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new IdentityFilesPlugin(path.resolve(folder, '../shared/pictures/masters/hero-building.webp')),
      new StatsFilePlugin(),
    ],
  };
}

// The package points bundlers at its development build, with all its warnings.
function routerAlias(folder: string): Record<string, string> {
  const build = path.resolve(folder, '../node_modules/react-router/dist', mode);
  return { 'react-router$': path.join(build, 'index.mjs'), 'react-router/dom$': path.join(build, 'dom-export.mjs') };
}

// Of each package only what renders on Node. React's development files stay: Node reads the names of its exports from them.
const unneeded = [
  '**/*.{browser,bun,edge}*',
  '**/*profiling*',
  '**/*-client.*',
  '**/react-server*',
  '**/*react-server.*',
  '**/unstable-mock*',
  '**/dist/production/**',
];

/** The starter, the report and the testers' tools stand apart: in the host's build they would carry the federation runtime. */
function starterConfig(folder: string): RspackOptions {
  return {
    ...commonOptions,
    name: 'starter',
    // Into the same folder, which the other build empties first.
    dependencies: ['browser'],
    target: ['web', 'es2022'],
    context: folder,
    entry: { start: './browser/start.ts', report: './browser/report.ts', tools: './browser/tools/tools.ts' },
    output: { path: path.join(folder, 'dist/browser'), filename: '[name].js', cssFilename: '[name].css', iife: true },
    module: { rules: sourceRules('browser'), generator: cssGenerator, parser: cssParser },
    optimization,
  };
}

/**
 * The renderer's modules, and beside them a `node_modules` with the singletons:
 * a release store has no packages of its own, and remotes must meet the same React as the shell.
 */
function serverConfig(folder: string): RspackOptions {
  const build = serverBuild('shell', folder, {
    render: './server/rendering/document/render.tsx',
    table: './route-table.ts',
    'node_modules/@site/host/router': '@site/host/router',
    'node_modules/@site/host/services': '@site/host/services',
  });
  const doors = JSON.stringify({
    type: 'module',
    exports: { './router': './router.mjs', './services': './services.mjs' },
  });
  const packages = [
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    'cookie',
    'set-cookie-parser',
    'scheduler',
  ];
  const root = path.resolve(folder, '../node_modules');
  return {
    ...build,
    // The doors are what is shipped here, so the shell's own build of them must not leave them out.
    externals: [
      async ({ request = '', contextInfo }: ExternalItemFunctionData) => externalOf(request, contextInfo?.issuer ?? ''),
    ],
    plugins: [
      new CopyRspackPlugin({
        patterns: [
          ...packages.map((name) => ({
            from: '**/*.{js,mjs,json}',
            context: path.join(root, name),
            to: `node_modules/${name}`,
            globOptions: { ignore: unneeded },
            noErrorOnMissing: true,
            info: { minimized: true },
          })),
          {
            from: path.join(folder, 'package.json'),
            to: 'node_modules/@site/host/package.json',
            transform: () => doors,
          },
        ],
      }),
    ],
  };
}

function externalOf(request: string, issuer: string): string | undefined {
  const isDoor = request === '@site/host/router' || request === '@site/host/services';
  if (isDoor) return issuer === '' ? undefined : `module ${request}`;
  return /^(react|react-dom|react-router-dom)(\/|$)/.test(request) ? `module ${request}` : undefined;
}
