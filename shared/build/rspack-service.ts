import path from 'node:path';
import type { ExternalItem, RspackOptions } from '@rspack/core';
import { commonOptions, sourceRules } from './rspack-common.ts';

/** A process for Node: own sources bundled, packages left to node_modules. */
export function serviceConfig(folder: string): RspackOptions {
  return nodeConfig(folder, { main: './api/main.ts' }, [packagesStayOutside]);
}

/** The edge, packages and all: it goes along in the shell's version, to a store without node_modules. */
export function edgeConfig(folder: string): RspackOptions {
  return nodeConfig(folder, { main: './server/main.ts', renderer: './server/rendering/renderer-worker.ts' }, []);
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
    // Files beside the bundle are found at run time, so `import.meta.url` and `new URL` stay as they are written.
    module: { rules: sourceRules('server'), parser: { javascript: { importMeta: false, url: false } } },
    externalsType: 'module',
    externals,
    optimization: { minimize: false, splitChunks: false },
  };
}

const packagesStayOutside: ExternalItem = async ({ request = '' }) => {
  const isPackage = /^(@[^/]+\/)?[a-z]/.test(request) && !request.startsWith('@site/');
  return isPackage ? `module ${request}` : undefined;
};
