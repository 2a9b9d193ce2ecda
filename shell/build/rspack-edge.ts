import { CopyRspackPlugin, type RspackOptions } from '@rspack/core';
import { packageFolder } from '@site/build/package-folder';
import { nativePackages, nodeConfig } from '@site/build/rspack-node';

/** The edge and the scripts of its threads. */
export function edgeConfig(folder: string): RspackOptions {
  const threads = {
    renderer: './server/rendering/render-worker.ts',
    search: './server/search/search-worker.ts',
    sitemap: './server/files/sitemap-worker.ts',
  };
  return {
    ...nodeConfig(folder, { main: './server/main.ts', ...threads }),
    externals: { ...nativePackages, piscina: 'module piscina' },
    plugins: [new CopyRspackPlugin({ patterns: [piscinaPackage(folder)] })],
  };
}

/** Not bundled, because it starts threads from a file of its own. */
function piscinaPackage(folder: string) {
  const from = '{package.json,LICENSE,dist/**/*.{js,mjs}}';
  return { from, context: packageFolder('piscina', folder), to: 'node_modules/piscina' };
}
