import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same browser on development builds, where React and the router log warnings that production builds leave out. */
export default defineConfig(journeys, {
  testMatch: '**/*.development.ts',
  globalSetup: './support/start-dev-site.ts',
});
