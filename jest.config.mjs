import { jestConfig } from '@site/testing/jest-config';

const serverFolders = [
  '/mfe-[a-z0-9]+/api/',
  '/shared/(?:service|delivery|build|pictures|runner|tools)/',
  '/shared/create-part/(?!sample/(?!api/))',
  '/shell/(?:server|build)/',
  '/e2e/',
];
const { projects, ...config } = jestConfig(import.meta.dirname, serverFolders);
const [client, server] = projects.map((project) => ({
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '\\.documents\\.test\\.ts$'],
}));

export default {
  ...config,
  projects: [
    client,
    { ...server, globalSetup: '<rootDir>/shared/tools/build-services.mjs' },
    // What people read, and what other programs do with our files: workflows, units, the lock file. A typo there turns no code red.
    {
      ...projects[1],
      displayName: 'documents',
      testRegex: '\\.documents\\.test\\.ts$',
      moduleNameMapper: client.moduleNameMapper,
    },
  ],
};
