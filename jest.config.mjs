import { jestConfig } from '@site/testing/jest-config';

const serverFolders = [
  '/mfe-[a-z0-9]+/api/',
  '/shared/(?:service|delivery|build|pictures|runner)/',
  '/shared/tools/(?!showcase/)',
  '/shared/create-part/(?!sample/(?!api/))',
  '/shell/(?:server|build)/',
  '/e2e/',
];
const { projects, ...config } = jestConfig(import.meta.dirname, serverFolders);
const [client, server] = projects;

export default {
  ...config,
  // For `npm run coverage`; `e2e` tests from outside.
  coverageProvider: 'v8',
  coverageReporters: ['text-summary', 'html'],
  collectCoverageFrom: ['{mfe-*,shared,shell}/**/*.{ts,tsx}', '!**/testing/**', '!**/dist/**', '!**/rspack.config.ts'],
  projects: [client, { ...server, globalSetup: '<rootDir>/shared/tools/build-services.mjs' }],
};
