import { defineConfig } from '@playwright/test';
import type { VisitOptions } from './browsers/support/visit.ts';
import journeys from './playwright.config.ts';

/** Core errands in every engine; `npm test browsers` installs these and gives WebKit a screen. */
export default defineConfig<VisitOptions>(journeys, {
  testMatch: '**/*.browsers.ts',
  // Each test starts a whole browser.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
    { name: 'chromium', use: { engine: 'chromium' } },
  ],
});
