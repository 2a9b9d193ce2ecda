import path from 'node:path';
import { DefinePlugin, type RspackOptions } from '@rspack/core';
import { commonOptions, cssGenerator, cssParser, hashedNames, optimization } from '@site/build/rspack-common';
import { edgeConfig } from '@site/build/rspack-service';
import { sourceRules } from '@site/build/source-rules';
import { StatsFilePlugin, starterStats } from '@site/build/stats-file-plugin';
import { browserConfig } from './browser-config.ts';
import { serverConfig } from './server-config.ts';

/** The builds of the host: browser, starter, server rendering with the singletons it lends, and the edge. */
export function shellConfigs(folder: string): RspackOptions[] {
  return [browserConfig(folder), starterConfig(folder), serverConfig(folder), edgeConfig(folder)];
}

/** Starter, report and testers' tools have their own build: in the host's they would carry the federation runtime. */
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
      federation: './browser/federation-library.ts',
      report: './browser/report.ts',
      tools: './browser/tools/tools.ts',
    },
    output: { path: path.join(folder, 'dist/browser'), ...hashedNames, iife: true },
    module: { rules: [...sourceRules('browser'), hostFilesRule], generator: cssGenerator, parser: cssParser },
    optimization,
    plugins: [new DefinePlugin(federationDefinitions), new StatsFilePlugin(starterStats)],
  };
}

const hostFilesRule = {
  test: /\/host-files\.ts$/,
  enforce: 'post' as const,
  loader: new URL('./host-files-loader.ts', import.meta.url).pathname,
};

/** What the federation plugin of other builds defines from its options, so that the library leaves out what the site does not use. */
const federationDefinitions = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_HAS_EXPOSES: false,
  ENV_TARGET: '"web"',
};
