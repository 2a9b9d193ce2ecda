import path from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { describedBuild } from '@site/build/describe-part';
import {
  commonOptions,
  cssGenerator,
  cssParser,
  hashedNames,
  optimization,
  sourceRules,
} from '@site/build/rspack-common';
import { edgeConfig } from '@site/build/rspack-node';
import { StatsFilePlugin, starterStats } from '@site/build/stats-file-plugin';
import { federation } from '../federation.ts';
import { browserConfig } from './browser-config.ts';
import { serverConfig } from './server-config.ts';

/** The builds of the host: browser, starter, rendering with the singletons it lends, and the edge. */
export function shellConfigs(folder: string): RspackOptions[] {
  return describedBuild(federation, [
    browserConfig(folder),
    starterConfig(folder),
    serverConfig(folder),
    edgeConfig(folder),
  ]);
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
      report: './browser/report.ts',
      tools: './browser/tools/tools.ts',
    },
    output: { path: path.join(folder, 'dist/browser'), ...hashedNames, iife: true },
    module: { rules: sourceRules('browser'), generator: cssGenerator, parser: cssParser },
    optimization,
    plugins: [new StatsFilePlugin(starterStats)],
  };
}
