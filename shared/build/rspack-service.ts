import path from 'node:path';
import type { ExternalItem, RspackOptions, RspackPluginInstance } from '@rspack/core';
import { commonOptions } from './rspack-common.ts';
import { sourceRules } from './source-rules.ts';

export interface ServiceBuild {
  /** Scripts that the service starts as processes of their own, by the name they get beside it. */
  processes?: Record<string, string>;
  plugins?: RspackPluginInstance[];
}

/** A part's service for Node: our sources are bundled, packages come from node_modules. */
export function serviceConfig(folder: string, { processes, plugins = [] }: ServiceBuild = {}): RspackOptions {
  return { ...nodeConfig(folder, { main: './api/main.ts', ...processes }, [packagesAsExternals]), plugins };
}

/** The edge, with its packages bundled: it is part of the shell's version, and a release store has no node_modules. */
export function edgeConfig(folder: string): RspackOptions {
  const workers = { renderer: './server/rendering/renderer-worker.ts', search: './server/search/search-worker.ts' };
  return nodeConfig(folder, { main: './server/main.ts', ...workers }, []);
}

function nodeConfig(folder: string, entry: Record<string, string>, externals: ExternalItem[]): RspackOptions {
  return {
    ...commonOptions,
    name: 'service',
    target: 'node20',
    context: folder,
    entry: Object.fromEntries(Object.entries(entry).map(([key, file]) => [key, { import: [file] }])),
    output: {
      path: path.join(folder, 'dist/service'),
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    devtool: 'source-map',
    // `import.meta.url` and `new URL` stay as written: files beside the bundle are looked up at run time.
    module: { rules: sourceRules('server'), parser: { javascript: { importMeta: false, url: false } } },
    externalsType: 'module',
    externals,
    optimization: { minimize: false, splitChunks: false },
  };
}

const packagesAsExternals: ExternalItem = async ({ request = '' }) => {
  const isPackage = /^(@[^/]+\/)?[a-z]/.test(request) && !request.startsWith('@site/');
  return isPackage ? `module ${request}` : undefined;
};
