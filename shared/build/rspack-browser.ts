import path from 'node:path';
import {
  ids,
  type Module,
  type OptimizationSplitChunksCacheGroup,
  type RspackOptions,
  type RspackPluginInstance,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { FastRefreshPlugin } from './fast-refresh-plugin.ts';
import { LateSheetsPlugin } from './late-sheets-plugin.ts';
import { LicensesPlugin } from './licenses-plugin.ts';
import {
  commonOptions,
  cssGenerator,
  cssParser,
  hashedNames,
  mode,
  optimization,
  sourceRules,
} from './rspack-common.ts';

interface BrowserConfigOptions {
  /** `hostFederation` or `remoteFederation`. */
  federation: RspackPluginInstance;
  /** Name to source file, beside what federation exposes. */
  entry?: Record<string, string>;
  /** Code that several chunks share, by any name. */
  cacheGroups?: Record<string, OptimizationSplitChunksCacheGroup>;
  /** Folders of packages that are shipped, but not as modules, such as fonts. */
  otherPackages?: string[];
  plugins?: RspackPluginInstance[];
  /** Whether the part's notice of licences lists what is built; true by default. */
  isListed?: boolean;
}

/** For a single file; longer than the 4 s after which the page says that a part is missing (`shell/browser/remotes/time-limits.ts`). */
const chunkLoadTimeoutMs = 20_000;

/**
 * Module Federation's plugin imports its runtime by the paths that `require` finds (2.9.2), which are of CommonJS and cannot be tree-shaken:
 * `/` would need 10 KB of script more until hydration, and has 5 left. In its packages the ES module stands beside each as `.js`.
 * `conditionNames` has no effect on such paths (https://github.com/web-infra-dev/rspack/issues/12395).
 */
const esmBesideCjs = { '.cjs': ['.js', '.cjs'] };

/**
 * A part as browsers load it.
 *
 * @example
 * browserConfig('blog', import.meta.dirname, { federation: remoteFederation(federation, import.meta.dirname) });
 */
export function browserConfig(
  name: string,
  folder: string,
  { federation, entry = {}, cacheGroups, otherPackages = [], plugins = [], isListed = true }: BrowserConfigOptions,
): RspackOptions {
  return {
    ...commonOptions,
    name: 'browser',
    target: ['web', 'es2022'],
    context: folder,
    entry,
    output: {
      path: path.join(folder, 'dist/browser'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      ...hashedNames,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkLoadTimeoutMs,
    },
    resolve: { ...commonOptions.resolve, extensionAlias: esmBesideCjs },
    module: {
      rules: sourceRules('browser'),
      generator: cssGenerator,
      // What is imported later is what somebody waits for; without this, Chromium fetches it after pictures outside the view.
      parser: { ...cssParser, javascript: { dynamicImportFetchPriority: 'high' } },
    },
    optimization: {
      ...optimization,
      // Hot updates need ids that stay when a module is added.
      moduleIds: mode === 'development' ? 'named' : 'natural',
      splitChunks: { cacheGroups: { ...optimization.splitChunks.cacheGroups, ...cacheGroups } },
    },
    plugins: [
      federation,
      // Files get ids from their paths below the part, all other modules numbers in their order. Those of Module Federation are named by
      // absolute paths, which would give the same source another version in each checkout.
      ...(mode === 'production' ? [new ids.DeterministicModuleIdsPlugin({ test: isFile })] : [new FastRefreshPlugin()]),
      // Not in development: hot updates have none, and an incremental build would keep the old ones of changed chunks.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: mode === 'production' }),
      new LateSheetsPlugin(),
      ...plugins,
      ...(isListed ? [new LicensesPlugin(otherPackages)] : []),
    ],
  };
}

function isFile(module: Module): boolean {
  return path.isAbsolute(module.nameForCondition() ?? '');
}
