import path from 'node:path';
import { type RspackOptions, SubresourceIntegrityPlugin } from '@rspack/core';
import { hostFederation, runtimeAlias, StableIdsPlugin } from '@site/build/federation';
import { LicensesPlugin } from '@site/build/licenses-plugin';
import { packageFolder } from '@site/build/package-folder';
import {
  commonOptions,
  cssGenerator,
  cssParser,
  hashedNames,
  optimization,
  sourceRules,
} from '@site/build/rspack-common';
import { chunkLoadTimeoutMs } from '@site/build/rspack-part';
import { StatsFilePlugin } from '@site/build/stats-file-plugin';
import { hostPart } from '@site/contracts/manifest';
import { IdentityFilesPlugin } from './identity-files-plugin.ts';

/** The host as browsers load it. */
export function browserConfig(folder: string): RspackOptions {
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
      uniqueName: hostPart,
      ...hashedNames,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkLoadTimeoutMs,
    },
    module: {
      rules: sourceRules('browser'),
      generator: cssGenerator,
      parser: cssParser,
    },
    resolve: { ...commonOptions.resolve, alias: runtimeAlias },
    optimization: {
      ...optimization,
      splitChunks: {
        cacheGroups: { ...optimization.splitChunks.cacheGroups, ...ownScripts },
      },
    },
    plugins: [
      hostFederation(folder),
      new StableIdsPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      new IdentityFilesPlugin(path.resolve(folder, '../shared/pictures/masters/hero-building.webp')),
      new LicensesPlugin(fontPackages(folder)),
      new StatsFilePlugin(),
    ],
  };
}

// Separate scripts, so that a slow phone runs several short tasks instead of a long one.
const ownScripts = {
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async' as const,
    enforce: true,
  },
  doors: { test: /host[\\/](router|services)[\\/]/, name: 'doors', chunks: 'async' as const, enforce: true },
  router: {
    test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
    name: 'router',
    chunks: 'async' as const,
    enforce: true,
  },
};

// Their files are cut down to what the site's texts need (`shared/ui/styles/subset-fonts.mjs`) and stand there.
function fontPackages(folder: string): string[] {
  return ['bricolage-grotesque', 'figtree'].map((name) => packageFolder(`@fontsource-variable/${name}`, folder));
}
