import { defineConfig } from '@playwright/test';
import withSite from './playwright.config.ts';

/** Suites that start the sites they need themselves; `shared/tools/test-suites.ts` installs and starts what each needs beside. */
export default defineConfig({
  ...withSite,
  globalSetup: [],
  // One site or cluster at a time.
  workers: 1,
  projects: [
    { name: 'bucket', testMatch: '**/*.bucket.ts', timeout: 180_000 },
    { name: 'tls', testMatch: '**/*.tls.ts' },
    { name: 'cluster', testMatch: '**/*.cluster.ts', timeout: 300_000, expect: { timeout: 60_000 } },
    { name: 'cdn', testMatch: '**/*.cdn.ts', timeout: 300_000, expect: { timeout: 30_000 } },
    { name: 'debian', testMatch: '**/*.debian.ts', timeout: 1_800_000 },
    { name: 'development', testMatch: '**/*.development.ts' },
    { name: 'repository', testMatch: '**/*.repository.ts', timeout: 1_800_000 },
  ],
});
