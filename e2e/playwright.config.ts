import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteCookie, siteUrl } from './support/address.ts';
import { headlessBrowser } from './support/launch-options.ts';

const folder = import.meta.dirname;

/** Suites on the site that `start-site.ts` builds and runs. */
export default defineConfig({
  testDir: folder,
  outputDir: path.join(folder, '../test-results'),
  snapshotPathTemplate: '{testDir}/{testFileDir}/baselines/{arg}{ext}',
  // Three on two cores: half of a journey is waiting, for a deadline, a fade or a carousel.
  workers: 3,
  timeout: 60_000,
  // Longer than a new release takes to go live on a busy machine: what is fast enough is measured by the bench.
  expect: { timeout: 20_000 },
  reporter: 'list',
  globalSetup: path.join(folder, 'support/start-site.ts'),
  use: {
    baseURL: siteUrl,
    ...(siteCookie && { storageState: { cookies: [cookieFor(siteUrl, siteCookie)], origins: [] } }),
    viewport: { width: 1280, height: 900 },
    launchOptions: headlessBrowser,
  },
  projects: [
    // In copies of the repository. Each test builds, so they run one at a time, and before the journeys, so that no slow test is left for the end.
    { name: 'teams', testMatch: '**/*.teams.ts', workers: 1 },
    { name: 'journeys', testMatch: '**/*.journey.ts' },
    { name: 'acceptance', testMatch: '**/*.acceptance.ts' },
  ],
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
