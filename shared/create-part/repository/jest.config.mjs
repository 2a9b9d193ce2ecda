import { jestConfig } from '@site/testing/jest-config';

export default jestConfig(import.meta.dirname, ['/api/']);
