import journeys from './e2e/playwright.config.ts';

/** All journeys from the root, for `npx playwright test` and its `--ui`, `--shard` and `-g`; as in e2e but for the paths. */
export default {
  ...journeys,
  testDir: './e2e',
  outputDir: './test-results',
  globalSetup: './e2e/support/start-site.ts',
};
