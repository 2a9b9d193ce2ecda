import { defineConfig } from '@playwright/test';
import { findBrowser } from '../shared/run/browser.mjs';
import { siteCookie, siteUrl } from './site/address.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testFileDir}/baselines/{arg}{ext}',
  // Three on two cores: half of what a journey does is to wait, for a deadline, a fade or a carousel.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  globalSetup: './site/start-site.ts',
  use: {
    baseURL: siteUrl,
    ...(siteCookie && { storageState: { cookies: [cookieFor(siteUrl, siteCookie)], origins: [] } }),
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Debian's build looks for Google's hosts at every start, which a closed network refuses one by one.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'],
    },
  },
});

function cookieFor(site: string, pair: string) {
  const { hostname, protocol } = new URL(site);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: protocol === 'https:', sameSite: 'Lax' as const };
}
