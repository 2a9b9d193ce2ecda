import { defineConfig, type Project } from '@playwright/test';
import type { VisitOptions } from './browsers/support/visit.ts';
import withSite from './playwright.config.ts';

/** For `npm test browsers`, which installs the engines. A bare `npx playwright test` leaves them out, because few machines have them. */
export default defineConfig<VisitOptions>({
  ...withSite,
  // Each test starts a whole browser.
  workers: 1,
  projects: [inEngine('firefox'), inEngine('webkit'), inEngine('chromium')],
});

/** The core errands in one engine; `npm test browsers` gives WebKit a screen. */
function inEngine(engine: VisitOptions['engine']): Project<VisitOptions> {
  return {
    name: engine,
    testMatch: '**/*.browsers.ts',
    timeout: 120_000,
    expect: { timeout: 15_000 },
    use: { engine },
  };
}
