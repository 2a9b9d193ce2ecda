import { shellConfigs } from './build/rspack-shell.ts';

export default shellConfigs(import.meta.dirname);
