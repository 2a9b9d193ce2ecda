import { shellConfigs } from '@site/shared/build/rspack-shell.ts';

export default shellConfigs(import.meta.dirname);
