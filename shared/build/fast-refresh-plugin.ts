import { fileURLToPath } from 'node:url';
import { type Compiler, EntryPlugin, HotModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Beside the folder that is published, since hot updates belong to no version. Pages ask for `/_/hot/…`, which the edge answers. */
export const hotUpdateFolder = '../hot/';

/**
 * For builds in development: a saved component replaces the former one in open pages, which keep their state.
 *
 * @example
 * plugins: [new FastRefreshPlugin()]
 */
export class FastRefreshPlugin {
  apply(compiler: Compiler): void {
    const { output, context } = compiler.options;
    output.hotUpdateMainFilename = `${hotUpdateFolder}${output.uniqueName}/[runtime].[fullhash].json`;
    output.hotUpdateChunkFilename = `${hotUpdateFolder}${output.uniqueName}/[id].[fullhash].js`;
    new HotModuleReplacementPlugin().apply(compiler);
    // Without a name it is part of every entry.
    const client = fileURLToPath(new URL('./hot-client.ts', import.meta.url));
    new EntryPlugin(context ?? '', `${client}?${output.uniqueName}`, { name: undefined }).apply(compiler);
    new ReactRefreshRspackPlugin().apply(compiler);
  }
}
