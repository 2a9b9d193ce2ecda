import { existsSync } from 'node:fs';
import path from 'node:path';
import { type OptimizationSplitChunksCacheGroup, type RspackOptions, SubresourceIntegrityPlugin } from '@rspack/core';
import { describedBuild } from './describe-part.ts';
import { type PartFederation, remoteFederation, runtimeAlias, StableIdsPlugin } from './federation.ts';
import { LicensesPlugin } from './licenses-plugin.ts';
import { commonOptions, cssGenerator, cssParser, hashedNames, optimization, sourceRules } from './rspack-common.ts';
import { type ServiceBuild, serverBuild, serviceConfig } from './rspack-node.ts';
import { StatsFilePlugin } from './stats-file-plugin.ts';

/** For a single file; longer than the 4 s after which the page says that a part is missing (`shell/browser/remotes/attempts.ts`). */
export const chunkLoadTimeoutMs = 20_000;

export interface PartBuild {
  service?: ServiceBuild;
  /** Code that several of the part's chunks share, by any name. */
  common?: Record<string, OptimizationSplitChunksCacheGroup>;
}

/**
 * The builds of a remote: browser, server, and its service if it has one.
 *
 * @example
 * // rspack.config.ts of a part
 * export default partConfigs(federation, import.meta.dirname);
 */
export function partConfigs(
  federation: PartFederation,
  folder: string,
  { service, common }: PartBuild = {},
): RspackOptions[] {
  return describedBuild(federation, [
    browserConfig(federation, folder, common),
    serverConfig(federation, folder),
    ...(existsSync(path.join(folder, 'api')) ? [serviceConfig(folder, service)] : []),
  ]);
}

/** Code that both chunks use goes into the first one's files, which the second loads too. */
export function builtOn(first: string, second: string): OptimizationSplitChunksCacheGroup {
  return { name: first, chunks: ({ name }) => name === first || name === second, minChunks: 2, enforce: true };
}

function browserConfig(federation: PartFederation, folder: string, common?: PartBuild['common']): RspackOptions {
  return {
    ...commonOptions,
    name: 'browser',
    target: ['web', 'es2022'],
    context: folder,
    entry: {},
    output: {
      path: path.join(folder, 'dist/browser'),
      clean: true,
      publicPath: 'auto',
      uniqueName: federation.name,
      ...hashedNames,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkLoadTimeoutMs,
    },
    resolve: { ...commonOptions.resolve, alias: runtimeAlias },
    module: { rules: sourceRules('browser'), generator: cssGenerator, parser: cssParser },
    optimization: {
      ...optimization,
      splitChunks: { cacheGroups: { ...optimization.splitChunks.cacheGroups, ...common } },
    },
    plugins: [
      remoteFederation(federation, folder),
      new StableIdsPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      new LicensesPlugin(),
      new StatsFilePlugin(),
    ],
  };
}

function serverConfig({ name, exposes }: PartFederation, folder: string): RspackOptions {
  const modules = Object.entries(exposes).map(([key, file]) => [key.slice(2), file]);
  return serverBuild(name, folder, { ...Object.fromEntries(modules), table: './route-table.ts' });
}
