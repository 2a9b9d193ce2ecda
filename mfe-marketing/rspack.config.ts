import path from 'node:path';
import type { OptimizationSplitChunksCacheGroup, RspackPluginFunction } from '@rspack/core';
import { builtOn, partConfigs } from '@site/build/rspack-part';
import { writePageLists } from './content/list-pages.ts';
import { pageFolders } from './content/page-folders.ts';
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

/** The served HTML already holds the sections whose scripts load later, so their styles are in the page's own style sheet. */
const homeStyles: OptimizationSplitChunksCacheGroup = {
  name: 'HomePage',
  test: ({ type }) => type.startsWith('css'),
  chunks: ({ name }) => name === 'HomePage' || name === 'HomeSections',
  enforce: true,
};

const common = {
  homeStyles,
  industries: builtOn('ServicesPage', 'IndustriesPage'),
};

export default partConfigs(federation, import.meta.dirname, { common }).map((config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), listPages],
}));
