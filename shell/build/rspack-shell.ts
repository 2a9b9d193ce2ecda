import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CopyRspackPlugin, type ExternalItemFunctionData, type RspackOptions } from '@rspack/core';
import { hostFederation } from '@site/build/federation';
import { packageFolder, packagesBehind } from '@site/build/package-folder';
import { withPartManifest } from '@site/build/part-manifest-plugin';
import { browserConfig } from '@site/build/rspack-browser';
import { commonOptions, hashedNames, optimization, sourceRules } from '@site/build/rspack-common';
import { serverConfig } from '@site/build/rspack-node';
import { hostPart } from '@site/contracts/manifest';
import { cachedCard } from '@site/pictures/make-picture';
import { federation } from '../federation.ts';
import { edgeConfig } from './rspack-edge.ts';

/** The builds of the host: browser, starter, rendering with the singletons it provides, and the edge. */
export function shellConfigs(folder: string): RspackOptions[] {
  return withPartManifest(federation, [
    shellBrowserConfig(folder),
    starterConfig(folder),
    shellServerConfig(folder),
    edgeConfig(folder),
  ]);
}

/** Starter, report and live reload have their own build: in the host's each of them would start Module Federation. */
function starterConfig(folder: string): RspackOptions {
  return {
    ...commonOptions,
    name: 'starter',
    // Writes to the same folder, which the browser build empties first.
    dependencies: ['browser'],
    target: ['web', 'es2022'],
    context: folder,
    entry: {
      start: './browser/start.ts',
      report: './browser/report.ts',
      'live-reload': './browser/live-reload/live-reload.ts',
    },
    output: { path: path.join(folder, 'dist/browser'), ...hashedNames, iife: true },
    module: { rules: sourceRules('browser') },
    optimization,
  };
}

function shellBrowserConfig(folder: string): RspackOptions {
  return browserConfig(hostPart, folder, {
    federation: hostFederation(folder),
    entry: { main: './browser/main.ts' },
    cacheGroups,
    otherPackages: fontPackages(folder),
    plugins: [iconsAndCard(folder)],
  });
}

/** The icons, and the social card of pages without a picture. */
function iconsAndCard(folder: string) {
  return new CopyRspackPlugin({
    patterns: [
      { from: '*.{ico,png,svg}', context: path.join(folder, 'icons'), to: '[name].[contenthash:8][ext]' },
      {
        from: fileURLToPath(import.meta.resolve('@site/pictures/masters/hero-building.webp')),
        to: 'site-card.[contenthash:8].jpg',
        transform: cachedCard,
      },
    ],
  });
}

// Separate scripts, so that a slow phone runs several short tasks instead of a long one.
const cacheGroups = {
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async' as const,
    enforce: true,
  },
  sharedModules: {
    test: /host[\\/](router|shell-api)\b/,
    name: 'shared-modules',
    chunks: 'async' as const,
    enforce: true,
  },
  router: {
    test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
    name: 'router',
    chunks: 'async' as const,
    enforce: true,
  },
};

// Their files are subset to what the site's texts need (`shared/ui/styles/subset-fonts.mjs`) and stand there.
function fontPackages(folder: string): string[] {
  const ui = packageFolder('@site/ui', folder);
  return ['bricolage-grotesque', 'figtree', 'noto-sans-devanagari'].map((name) =>
    packageFolder(`@fontsource-variable/${name}`, ui),
  );
}

/**
 * The renderer's modules, and beside them a `node_modules` with the singletons: a release store has no packages,
 * and remotes must get the same React as the shell.
 */
function shellServerConfig(folder: string): RspackOptions {
  const config = serverConfig(hostPart, folder, {
    render: './server/rendering/document/render.tsx',
    table: './route-table.ts',
    'node_modules/@site/host/router': '@site/host/router',
    'node_modules/@site/host/shell-api': '@site/host/shell-api',
  });
  return {
    ...config,
    // `@site/host/router` and `@site/host/shell-api` are built here; for all other builds they are external.
    externals: [
      async ({ request = '', contextInfo }: ExternalItemFunctionData) => externalOf(request, contextInfo?.issuer ?? ''),
    ],
    plugins: [copiedPackages(folder)],
  };
}

// Packages are copied without what Node rendering does not need. React's development files stay: Node reads export names from them.
const unneeded = [
  '**/*.{browser,bun,edge}*',
  '**/*profiling*',
  '**/*-client.*',
  '**/react-server*',
  '**/*react-server.*',
  '**/unstable-mock*',
  '**/dist/production/**',
];

const hostPackage = JSON.stringify({
  type: 'module',
  exports: { './router': './router.mjs', './shell-api': './shell-api.mjs' },
});

function copiedPackages(folder: string) {
  const packages = [...packagesBehind(['react', 'react-dom', 'react-router-dom'], folder)];
  // A package inside another one's folder is copied with that.
  const outer = packages.filter(([, one]) => !packages.some(([, other]) => one.startsWith(other + path.sep)));
  return new CopyRspackPlugin({
    patterns: [
      ...outer.map(([name, context]) => ({
        from: '**/*.{js,mjs,json}',
        context,
        to: `node_modules/${name}`,
        globOptions: { ignore: unneeded },
        info: { minimized: true },
      })),
      {
        from: path.join(folder, 'package.json'),
        to: 'node_modules/@site/host/package.json',
        transform: () => hostPackage,
      },
    ],
  });
}

function externalOf(request: string, issuer: string): string | undefined {
  const isSharedModule = request === '@site/host/router' || request === '@site/host/shell-api';
  if (isSharedModule) return issuer === '' ? undefined : `module ${request}`;
  return /^(react|react-dom|react-router-dom)(\/|$)/.test(request) ? `module ${request}` : undefined;
}
