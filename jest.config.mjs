// Tests are compiled to CommonJS: Jest's ES module mode needs a Node flag and still cannot mock. ESM-only packages are
// compiled on the way. The largest of the CommonJS packages are left as they are, which saves a fifth of the time.
const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compile({ syntax: 'typescript' }),
    '\\.[cm]?jsx?$': compile({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [
    '/node_modules/(?:axios|fast-check|lucide|playwright-core|react-dom|react-router|typescript)/',
  ],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  modulePathIgnorePatterns: ['/dist/package.json', '/\\.releases/', '/\\.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  restoreMocks: true,
};

// What runs on the server only, or reads sources, is tested in Node, all else in jsdom.
const serverFolders = [
  '/mfe-[a-z0-9]+/api/',
  '/shared/(?:service|delivery|build|pictures|runner)/',
  '/shared/tools/(?!showcase/|new-part/sample/)',
  '/shell/(?:server|build)/',
  '/e2e/',
];

export default {
  // Jest's own five seconds are too few for a test that builds or starts something, on two busy cores.
  testTimeout: 20_000,
  // The event loop of a worker is empty after its last file, but the process takes longer to end than Jest's own half a second.
  workerGracefulExitTimeout: 10_000,
  // For `npm run coverage`; `e2e` tests from outside.
  coverageProvider: 'v8',
  coverageReporters: ['text-summary', 'html'],
  collectCoverageFrom: ['{mfe-*,shared,shell}/**/*.{ts,tsx}', '!**/testing/**', '!**/dist/**', '!**/rspack.config.ts'],
  projects: [
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...serverFolders],
      setupFilesAfterEnv: ['@site/testing/setup-client'],
      moduleNameMapper: {
        '\\.css$': '@site/testing/css-module',
        '\\.(?:jpe?g|png|webp)$': '@site/testing/picture-stub',
        '\\.svg$': '@site/testing/drawing-stub',
        '\\.pdf$': '@site/testing/document-stub',
      },
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/shared/tools/build-services.mjs',
      testRegex: serverFolders.map((folder) => `${folder}.*\\.test\\.ts$`),
      setupFilesAfterEnv: ['@site/testing/setup-server'],
    },
  ],
};

function compile(parser) {
  const jsc = { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } };
  // Old CommonJS packages must stay sloppy scripts: as modules they would lose their `this`.
  return ['@swc/jest', { jsc, isModule: 'unknown', module: { type: 'commonjs' } }];
}
