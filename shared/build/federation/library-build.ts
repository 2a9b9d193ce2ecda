import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DefinePlugin, NormalModuleReplacementPlugin, type RspackOptions, type RuleSetRule } from '@rspack/core';
import { packagesBehind } from '../package-folder.ts';
import { commonOptions, hashedNames, optimization } from '../rspack-common.ts';
import { sourceRules } from '../source-rules.ts';
import { federationRuntime } from '../stable-ids-plugin.ts';
import { libraryStats, StatsFilePlugin } from '../stats-file-plugin.ts';

const [library = '', rspack = ''] = ['@module-federation/webpack-bundler-runtime', '@rspack/core'].map((name) =>
  createRequire(import.meta.url).resolve(`${name}/package.json`),
);

/** Of the two packages that the library is made from. */
export const federationVersion = [library, rspack]
  .map((file) => JSON.parse(readFileSync(file, 'utf8')).version)
  .join('+');

/** Name of the library's script in the list of a part's files. */
export const federationChunk = 'federation';

const shareStrategy = 'loaded-first';

/** With the plugin's default, one dead remote blanks the whole site. */
export const federationDefaults = { shareStrategy, dts: false, manifest: false } as const;

/**
 * Module Federation's library as a script of its own, from the same sources in each part. A page runs the host's; a part
 * that was built with another version runs its own beside it.
 */
export function libraryConfig(folder: string): RspackOptions {
  const start = path.join(path.dirname(rspack), 'dist/moduleFederationDefaultRuntime.js');
  return {
    ...commonOptions,
    name: 'library',
    // Writes to the same folder, which the browser build empties first.
    dependencies: ['browser'],
    target: ['web', 'es2022'],
    context: folder,
    entry: { [federationChunk]: path.join(import.meta.dirname, 'library.ts') },
    output: { path: path.join(folder, 'dist/browser'), ...hashedNames, iife: true },
    resolve: { ...commonOptions.resolve, alias: { '#start-build': start } },
    module: { rules: [...sourceRules('browser'), { test: start, loader: ownFile('template-loader.ts') }] },
    optimization,
    plugins: [
      new DefinePlugin(definitions),
      new NormalModuleReplacementPlugin(unused, ownFile('unused.ts')),
      new NormalModuleReplacementPlugin(/\/semver\/index\.js$/, ownFile('exact-versions.ts')),
      new StatsFilePlugin(libraryStats),
    ],
  };
}

/** Makes a part's entry use the library on the page. */
export function startRule(part: string): RuleSetRule {
  return { test: federationRuntime, loader: ownFile('entry-loader.ts'), options: { part, shareStrategy } };
}

/** Packages in the library, for the notice of licences. */
export function federationPackages(): string[] {
  const start = '@module-federation/webpack-bundler-runtime';
  return [...packagesBehind([start], import.meta.dirname).values()];
}

/** What the federation plugin defines from its options, so that the library leaves out what the site does not use. */
const definitions = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
  ENV_TARGET: '"web"',
  federationVersion: JSON.stringify(federationVersion),
};

const unused = /\/(?:snapshot\/SnapshotHandler|utils\/preload|remotes)\.js$/;

function ownFile(file: string): string {
  return path.join(import.meta.dirname, file);
}
