import type { OptimizationSplitChunksCacheGroup } from '@rspack/core';
import { builtOn, partConfigs } from '@site/build/rspack-part';
import { federation } from './federation.ts';

/** The served HTML already holds the sections whose scripts load later, so their styles are in the page's own style sheet. */
const homeStyles: OptimizationSplitChunksCacheGroup = {
  name: 'HomePage',
  test: ({ type }) => type.startsWith('css'),
  chunks: ({ name }) => name === 'HomePage' || name === 'HomeSections',
  enforce: true,
};

const cacheGroups = {
  homeStyles,
  industries: builtOn('ServicesPage', 'IndustriesPage'),
};

export default partConfigs(federation, import.meta.dirname, { cacheGroups });
