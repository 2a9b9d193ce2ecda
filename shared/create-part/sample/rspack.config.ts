import { partConfigs } from '@site/build/rspack-part';
import { federation } from './federation.ts';

export default partConfigs(federation, import.meta.dirname);
