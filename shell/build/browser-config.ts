import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type RspackOptions, SubresourceIntegrityPlugin } from '@rspack/core';
import {
  federationDefaults,
  federationPackages,
  federationVersion,
  startRule,
} from '@site/build/federation/library-build';
import { LicensesPlugin } from '@site/build/licenses-plugin';
import { packageFolder } from '@site/build/package-folder';
import {
  commonOptions,
  compiledAhead,
  cssGenerator,
  cssParser,
  hashedNames,
  minimizeScripts,
  minimizeStyles,
  mode,
  optimization,
} from '@site/build/rspack-common';
import { chunkLoadTimeoutMs } from '@site/build/rspack-part';
import { sharedModules } from '@site/build/singletons';
import { sourceRules } from '@site/build/source-rules';
import { StableIdsPlugin } from '@site/build/stable-ids-plugin';
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
      rules: [...sourceRules('browser'), startRule(hostPart), routerRule],
      generator: cssGenerator,
      parser: cssParser,
    },
    resolve: { ...commonOptions.resolve, alias: routerAlias(folder) },
    externals: federationLibrary,
    optimization: {
      ...optimization,
      minimizer: [
        minimizeScripts({ exclude: reactScript }),
        // Written by a compiler already: putting one function into another makes it 0.4 KB longer, not shorter.
        minimizeScripts({ include: reactScript }, { inline: 0, reduce_vars: false }),
        minimizeStyles,
      ],
      splitChunks: {
        cacheGroups: { ...optimization.splitChunks.cacheGroups, ...ownScripts },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: hostPart,
        remotes: {},
        shared: sharedModules('host', folder),
        ...federationDefaults,
      }),
      new StableIdsPlugin(),
      // Not React, of which a page uses half: that would hold up a slow phone's hydration.
      compiledAhead('bootstrap', 'doors', 'intent', 'router'),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      new IdentityFilesPlugin(path.resolve(folder, '../shared/pictures/masters/hero-building.webp')),
      new LicensesPlugin([...fontPackages(folder), ...federationPackages()]),
      new StatsFilePlugin(),
    ],
  };
}

/** It is in a script of its own. */
const federationLibrary = {
  '@module-federation/enhanced/runtime': `var federationLibraries[${JSON.stringify(federationVersion)}].runtime`,
};

const reactScript = /^react\.[^/]*\.js$/;

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

const routerRule = {
  test: /node_modules[\\/]react-router[\\/]dist[\\/]/,
  loader: path.join(import.meta.dirname, 'unnamed-components-loader.ts'),
};

// By default the package gives bundlers its development build, with all warnings.
function routerAlias(folder: string): Record<string, string> {
  const build = path.join(packageFolder('react-router', packageFolder('react-router-dom', folder)), 'dist', mode);
  return { 'react-router$': path.join(build, 'index.mjs'), 'react-router/dom$': path.join(build, 'dom-export.mjs') };
}

// Their files are cut down to what the site's texts need (`shared/ui/styles/subset-fonts.mjs`) and stand there.
function fontPackages(folder: string): string[] {
  return ['bricolage-grotesque', 'figtree'].map((name) => packageFolder(`@fontsource-variable/${name}`, folder));
}
