import { test as base } from '@playwright/test';
import { type Cluster, openCluster } from './open-cluster.ts';

/** One cluster for all tests: each leaves both members of every kind running. */
export const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which other fixtures this one needs.
    async ({}, use) => {
      const cluster = await openCluster();
      await use(cluster);
      await cluster.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
