import { defineConfig } from '@playwright/test';

/** A site that is delivered and served from a bucket; `npm test s3` starts one and names it in S3_URL_TEST. */
export default defineConfig({
  testDir: './delivery/bucket',
  testMatch: '**/*.bucket.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  reporter: 'list',
});
