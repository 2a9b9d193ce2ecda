import { partConfigs } from '@site/shared/build/rspack-part.ts';
import { federation } from './federation.ts';

export default partConfigs(federation, import.meta.dirname);
