import { fileURLToPath } from 'node:url';
import type { OptimizationSplitChunksCacheGroup, RspackOptions, RuleSetRule } from '@rspack/core';
import prefixSelectors from 'postcss-prefix-selector';
import { embedFederation, type PartFederation } from './federation.ts';
import { browserConfig } from './rspack-browser.ts';

/**
 * A part for hosts other than the shell: with a federation runtime, styles and defaults of its own. It writes to the folder of the
 * browser build, so pictures that both have are stored once.
 */
export function embedConfig(federation: PartFederation, folder: string): RspackOptions {
  const config = browserConfig(federation.name, folder, {
    federation: embedFederation(federation),
    cacheGroups,
    // The notices of the shell and of the browser build name its packages.
    isListed: false,
  });
  return {
    ...config,
    name: 'embed',
    // The browser build empties the folder first.
    dependencies: ['browser'],
    resolve: { ...config.resolve, alias: embedRouter },
    output: {
      ...config.output,
      clean: false,
      chunkFilename: 'embed/[name].[contenthash:8].js',
      cssChunkFilename: 'embed/[name].[contenthash:8].css',
    },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ownAreaOnly] },
  };
}

/** axios gets a file of its own, because everything that the part exposes needs it. */
const cacheGroups: Record<string, OptimizationSplitChunksCacheGroup> = {
  http: { test: /[\\/]node_modules[\\/]axios[\\/]/, name: 'http', chunks: 'async', enforce: true },
};

/** Links lead to the site, unless the host has the page. */
const embedRouter = { '@site/host/router$': '@site/host/embed/router' };

/** Keeps the styles that the shell applies to a whole page within the part's area, which replaces `:root`, `html` and `body`. */
const ownAreaOnly: RuleSetRule = {
  test: /[\\/]ui[\\/]styles[\\/]\w+\.css$/,
  loader: fileURLToPath(import.meta.resolve('postcss-loader')),
  options: { postcssOptions: { config: false, plugins: [prefixSelectors({ prefix: '[data-embedded]' })] } },
};
