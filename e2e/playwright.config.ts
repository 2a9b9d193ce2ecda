import { defineConfig } from '@playwright/test';
import { siteCookie, siteUrl } from './support/address.ts';
import { headlessBrowser } from './support/launch-options.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testFileDir}/baselines/{arg}{ext}',
  // Three on two cores: half of a journey is waiting, for a deadline, a fade or a carousel.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  globalSetup: './support/start-site.ts',
  use: {
    baseURL: siteUrl,
    ...(siteCookie && { storageState: { cookies: [cookieFor(siteUrl, siteCookie)], origins: [] } }),
    viewport: { width: 1280, height: 900 },
    launchOptions: headlessBrowser,
  },
});

function cookieFor(site: string, pair: string) {
  const { hostname, protocol } = new URL(site);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return {
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax' as const,
  };
}
