import { defineConfig } from '@playwright/test';

/** Two of each process; `npm test cluster` starts a bucket's server, names it in S3_URL_TEST and installs the others. */
export default defineConfig({
  testDir: './cluster',
  testMatch: '**/*.cluster.ts',
  outputDir: '../test-results',
  // One cluster, in the order of the files: what was sent is counted at the end.
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
});
