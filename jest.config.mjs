import { jestConfig } from '@site/testing/jest-config';

const serverFolders = [
  '/mfe-[a-z0-9]+/api/',
  '/shared/(?:service|delivery|build|pictures|runner|tools)/',
  '/shared/create-part/(?!sample/(?!api/))',
  '/shell/(?:server|build)/',
  '/e2e/',
];
const { projects, ...config } = jestConfig(import.meta.dirname, serverFolders);
const [client, server] = projects;

export default {
  ...config,
  projects: [client, { ...server, globalSetup: '<rootDir>/shared/tools/build-services.mjs' }],
};
