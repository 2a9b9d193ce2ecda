import { fileURLToPath } from 'node:url';

/**
 * Jest's configuration of a repository with parts: what runs on the server only, or reads sources, is tested in Node, all else in jsdom.
 *
 * @param {string} rootDir
 * @param {string[]} serverFolders patterns of the folders that run on the server only, such as `/api/`
 * @example
 * // jest.config.mjs
 * export default jestConfig(import.meta.dirname, ['/api/']);
 */
export function jestConfig(rootDir, serverFolders) {
  // Tests are compiled to CommonJS: Jest's ES module mode needs a Node flag and still cannot mock. ESM-only packages are
  // compiled on the way. The largest of the CommonJS packages are left as they are, which saves a fifth of the time.
  const shared = {
    rootDir,
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
  return {
    // Jest's own five seconds are too few for a test that builds or starts something, on two busy cores.
    testTimeout: 20_000,
    // The event loop of a worker is empty after its last file, but the process takes longer to end than Jest's own half a second.
    workerGracefulExitTimeout: 10_000,
    projects: [
      {
        ...shared,
        displayName: 'client',
        testEnvironment: installed('jest-environment-jsdom'),
        testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...serverFolders],
        setupFilesAfterEnv: ['@site/testing/setup-client'],
        moduleNameMapper: {
          '\\.css$': '@site/testing/css-module',
          '\\.(?:jpe?g|png|webp)$': '@site/testing/picture-stub',
          '\\.svg$': '@site/testing/drawing-stub',
          '\\.(?:pdf|csv)$': '@site/testing/document-stub',
        },
      },
      {
        ...shared,
        displayName: 'server',
        testEnvironment: 'node',
        testRegex: serverFolders.map((folder) => `${folder}.*\\.test\\.ts$`),
        setupFilesAfterEnv: ['@site/testing/fail-on-console'],
      },
    ],
  };
}

function compile(parser) {
  const jsc = { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } };
  // Old CommonJS packages must stay sloppy scripts: as modules they would lose their `this`.
  return [installed('@swc/jest'), { jsc, isModule: 'unknown', module: { type: 'commonjs' } }];
}

function installed(name) {
  return fileURLToPath(import.meta.resolve(name));
}
