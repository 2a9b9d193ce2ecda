import { defineConfig } from '@playwright/test';

/** The site under TLS behind nginx; `npm test tls` installs what that needs. */
export default defineConfig({
  testDir: './tls',
  testMatch: '**/*.tls.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
});
