import { fileURLToPath } from 'node:url';
import { partConfigs } from '@site/build/rspack-part';
import { federation } from './federation.ts';

const showStates = { test: /\.css$/, loader: fileURLToPath(new URL('./show-states-loader.ts', import.meta.url)) };

export default partConfigs(federation, import.meta.dirname).map((config) => ({
  ...config,
  module: { ...config.module, rules: [...(config.module?.rules ?? []), showStates] },
}));
