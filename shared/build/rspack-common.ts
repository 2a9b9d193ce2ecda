import { createRequire } from 'node:module';
import {
  LightningCssMinimizerRspackPlugin,
  type RspackOptions,
  type RuleSetRule,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';

export type Mode = 'development' | 'production';

export const mode: Mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

/** What browser and server builds have in common: sources, styles, pictures. */
export function sourceRules(target: 'browser' | 'server'): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
        env: { targets: target === 'browser' ? browsers : { node: '20' } },
      },
    },
    // A stylesheet counts as a side effect even where package.json says nothing of it.
    { test: /\.module\.css$/, type: 'css/module', generator: { exportsOnly: target === 'server' }, sideEffects: true },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      type: 'css',
      generator: { exportsOnly: target === 'server' },
      sideEffects: true,
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'fonts/[name][ext]', emit: target === 'browser' },
    },
    {
      test: /\.webp$/,
      type: 'javascript/auto',
      loader: new URL('./picture-loader.ts', import.meta.url).pathname,
      options: { emits: target === 'browser' },
    },
    {
      test: /\.pdf$/,
      type: 'javascript/auto',
      loader: new URL('./document-loader.ts', import.meta.url).pathname,
      options: { emits: target === 'browser' },
    },
  ];
}

export const commonOptions = {
  mode,
  cache: false,
  // Built incrementally, a watched entry keeps the integrity of chunks that have changed, and the browser refuses them.
  incremental: false,
  lazyCompilation: false,
  devtool: mode === 'development' ? 'source-map' : false,
  performance: false,
  stats: { preset: 'errors-warnings' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: leanFederation() },
} satisfies RspackOptions;

export const optimization = {
  // Names, not numbers: a chunk keeps its address when another one is added.
  chunkIds: 'named',
  // A page's code in one file: on a slow line each further file costs more than what two pages share.
  splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
  minimizer: [
    new SwcJsMinimizerRspackPlugin(),
    new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ],
} satisfies RspackOptions['optimization'];

/** Same class names from the browser and the server build: both hash the same path under the same name. */
export const cssGenerator = { 'css/module': { localIdentName: '[uniqueName]-[local]-[hash:6]' } } as const;

/** Custom properties keep their names: some are meant for the page around or for a library's sheet. */
export const cssParser = { 'css/module': { namedExports: false, dashedIdents: false } } as const;

/**
 * The federation plugin imports its runtime as CommonJS, of which nothing can be shaken out.
 * The same package's ES modules take a remote's entry from 15.5 to 8 KB (brotli).
 */
function leanFederation(): Record<string, string> {
  const commonJs = createRequire(import.meta.resolve('@module-federation/enhanced')).resolve(
    '@module-federation/webpack-bundler-runtime',
  );
  return { [commonJs]: commonJs.replace(/\.cjs$/, '.js') };
}
