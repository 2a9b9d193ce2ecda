import { defineConfig } from '@playwright/test';

const { CHROMIUM, SITE = 'http://localhost:8080' } = process.env;

/** Journeys on a site that runs: `npm run dev`, or another by `SITE=https://staging.example`. CHROMIUM names a browser other than Playwright's. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  use: { baseURL: SITE, launchOptions: CHROMIUM ? { executablePath: CHROMIUM } : {} },
});
