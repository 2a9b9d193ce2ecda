import { defineConfig } from '@playwright/test';
import type { VisitOptions } from './browsers/support/visit.ts';

/** Core errands in every engine; `npm test browsers` installs these and gives WebKit a screen. */
export default defineConfig<VisitOptions>({
  testDir: './browsers',
  testMatch: '**/*.browsers.ts',
  outputDir: '../test-results',
  // Each test starts a whole browser.
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  globalSetup: './support/start-site.ts',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'chromium', use: { engine: 'chromium' } },
  ],
});
