import { existsSync } from 'node:fs';
import path from 'node:path';
import type { OptimizationSplitChunksCacheGroup, RspackOptions } from '@rspack/core';
import { exposedName, type PartFederation, remoteFederation } from './federation.ts';
import { withPartManifest } from './part-manifest-plugin.ts';
import { browserConfig } from './rspack-browser.ts';
import { mode } from './rspack-common.ts';
import { embedConfig } from './rspack-embed.ts';
import { type ServiceConfigOptions, serverConfig, serviceConfig } from './rspack-node.ts';

interface PartConfigOptions {
  service?: ServiceConfigOptions;
  /** Code that several of the part's chunks share, by any name. */
  cacheGroups?: Record<string, OptimizationSplitChunksCacheGroup>;
}

/**
 * The builds of a remote: for browsers, for the server, for its service if it has one, and for hosts other than the shell, except in
 * development.
 *
 * @example
 * // rspack.config.ts of a part
 * export default partConfigs(federation, import.meta.dirname);
 */
export function partConfigs(
  federation: PartFederation,
  folder: string,
  { service, cacheGroups }: PartConfigOptions = {},
): RspackOptions[] {
  return withPartManifest(federation, [
    browserConfig(federation.name, folder, {
      federation: remoteFederation(federation, folder),
      cacheGroups,
    }),
    remoteServerConfig(federation, folder),
    ...(federation.embed && mode === 'production' ? [embedConfig(federation, folder)] : []),
    ...(existsSync(path.join(folder, 'api')) ? [serviceConfig(folder, service)] : []),
  ]);
}

/** Code that both chunks use goes into the first one's files, which the second loads too. */
export function builtOn(first: string, second: string): OptimizationSplitChunksCacheGroup {
  return { name: first, chunks: ({ name }) => name === first || name === second, minChunks: 2, enforce: true };
}

function remoteServerConfig({ name, exposes }: PartFederation, folder: string): RspackOptions {
  const modules = Object.entries(exposes).map(([key, file]) => [exposedName(key), file]);
  return serverConfig(name, folder, { ...Object.fromEntries(modules), table: './route-table.ts' });
}
