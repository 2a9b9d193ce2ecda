import path from 'node:path';
import {
  LightningCssMinimizerRspackPlugin,
  type RspackOptions,
  type RuleSetRule,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { register } from 'tsx/esm/api';

export const mode: 'development' | 'production' = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** The browsers that the site's scripts and styles are compiled for. */
export const browsers = ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4'];

export const commonOptions = {
  mode,
  cache: false,
  lazyCompilation: false,
  // Source maps of production are not served, no script names them, and they contain no source text.
  devtool: mode === 'development' ? 'source-map' : 'hidden-nosources-source-map',
  performance: false,
  stats: { preset: 'errors-warnings' },
  // The manifest's plugin would log at each build where the manifest is, and that its addresses are relative.
  infrastructureLogging: { level: 'error' },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
} satisfies RspackOptions;

/** A file's name has a hash of its content, so it is stored and fetched once, however many versions have it. */
export const hashedNames = {
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  cssFilename: '[name].[contenthash:8].css',
  cssChunkFilename: '[name].[contenthash:8].css',
  // In development named by its own content: a type or an empty line changes the source map, but not the script.
  sourceMapFilename: mode === 'development' ? '[name].[contenthash:8].map' : '../maps/browser/[file].map',
};

export const optimization = {
  // In development too: the hash of a chunk's modules may stay although its file changes, and a published name keeps its content.
  realContentHash: true,
  // Names instead of numbers: a chunk keeps its address when another one is added.
  chunkIds: 'named',
  // One file per page: on a slow line every further request costs more than loading what two pages share twice. Parts name pages that
  // differ by little (`builtOn`).
  splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
  minimizer: [
    new SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { passes: 4 } } }),
    new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ],
} satisfies RspackOptions['optimization'];

/**
 * Browser and server build produce the same class names: both hash the same path and unique name. The hash stands first, because a
 * page compresses better so, by 30 to 150 bytes.
 */
export const cssGenerator = { 'css/module': { localIdentName: '[uniqueName]-[hash:4]-[local]' } } as const;

/** Custom properties keep their names: the surrounding page and libraries' style sheets use some of them. */
export const cssParser = { 'css/module': { namedExports: false, dashedIdents: false } } as const;

let isRegistered = false;

type Target = 'browser' | 'server';

/**
 * The rules that browser and server builds have in common: sources, styles, fonts, pictures, documents.
 *
 * @example
 * module: { rules: sourceRules('browser'), generator: cssGenerator, parser: cssParser }
 */
export function sourceRules(target: Target): RuleSetRule[] {
  // Rspack imports loaders as they are, and Node 20 runs no TypeScript. Not on import: in Jest it would be an error.
  if (!isRegistered) register();
  isRegistered = true;
  return [scriptRule(target), ...styleRules(target), ...fileRules(target)];
}

function scriptRule(target: Target): RuleSetRule {
  const refresh = mode === 'development' && target === 'browser';
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh } },
      },
      env: { targets: target === 'browser' ? browsers : { node: '20' } },
    },
  };
}

function styleRules(target: Target): RuleSetRule[] {
  const generator = { exportsOnly: target === 'server' };
  return [
    // Marked as a side effect here, since a package.json may claim that none of its files have any.
    { test: /\.module\.css$/, type: 'css/module', generator, sideEffects: true },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', generator, sideEffects: true },
  ];
}

function fileRules(target: Target): RuleSetRule[] {
  const emits = target === 'browser';
  return [
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit: emits },
    },
    {
      test: /\.svg$/,
      dependency: 'url',
      type: 'asset/resource',
      generator: { filename: 'drawings/[name].[contenthash:8][ext]', emit: emits },
    },
    {
      test: /\.svg$/,
      dependency: { not: 'url' },
      type: 'asset/resource',
      // Scripts get the path from their part's base.
      generator: { filename: 'drawings/[name].[contenthash:8][ext]', publicPath: '', emit: emits },
    },
    // Others than masters too: the loader says what to do with them.
    {
      test: /\.(?:jpe?g|png|webp|hei[cf]|avif|gif|tiff?)$/i,
      type: 'javascript/auto',
      loader: loader('picture-loader.ts'),
      options: { emits },
    },
    { test: /\.(?:pdf|csv)$/, type: 'javascript/auto', loader: loader('document-loader.ts'), options: { emits } },
  ];
}

function loader(file: string): string {
  return path.join(import.meta.dirname, file);
}
