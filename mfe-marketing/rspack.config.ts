import path from 'node:path';
import type { RspackPluginFunction } from '@rspack/core';
import { partConfigs } from '@site/build/rspack-part';
import { pageFolders, writePageLists } from './content/list-pages.ts';
import { federation } from './federation.ts';

const content = path.join(import.meta.dirname, 'content');

/** Keeps the page lists up to date, at the start of a build and in watch mode. */
const listPages: RspackPluginFunction = (compiler) => {
  writePageLists(content);
  compiler.hooks.watchRun.tap('list-pages', () => writePageLists(content));
  compiler.hooks.afterCompile.tap('list-pages', ({ contextDependencies }) => {
    for (const { folder } of pageFolders) contextDependencies.add(path.join(content, folder));
  });
};

export default partConfigs(federation, import.meta.dirname).map((config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), listPages],
}));
