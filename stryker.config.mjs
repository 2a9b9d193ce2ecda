// Mutation testing of what must not be wrong: `SCOPE=contracts npm test mutation`, for one file with `-- --mutate FILE`.

import { existsSync, readdirSync } from 'node:fs';
import base from './jest.config.mjs';

const partsWithService = readdirSync('.').filter((name) => existsSync(`${name}/api`));
const scopes = {
  contracts: ['shared/contracts', 'shared/text'],
  delivery: ['shared/delivery'],
  ...Object.fromEntries(
    partsWithService.map((part) => [part.replace('mfe-', ''), [`${part}/api`, `${part}/contract`]]),
  ),
};
const { SCOPE } = process.env;
// Jest refuses a folder that does not exist.
const folders = (SCOPE ? scopes[SCOPE] : Object.values(scopes).flat()).filter((folder) => existsSync(folder));

export default {
  testRunner: 'jest',
  jest: {
    config: { ...base, projects: base.projects.map(within) },
    // The tests beside the code only: those of the whole repository that load it take half an hour.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: folders.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, `!${folder}/**/testing/**`]),
  // It would add a comment to every file, and some tests read sources.
  disableTypeChecks: false,
  ignorePatterns: ['.data', '.releases', '.turbo', '.cache'],
  tempDirName: '.cache/mutation',
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
};

function within(project) {
  return { ...project, roots: folders.map((folder) => `<rootDir>/${folder}`) };
}
