import { test as base } from '@playwright/test';
import { expectMailedOnce } from './expect-mailed-once.ts';
import { type Cluster, openCluster } from './open-cluster.ts';

/**
 * One cluster for all tests: each leaves both members of every kind running. At the end, every enquiry must have been stored and mailed
 * once.
 */
export const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which other fixtures this one needs.
    async ({}, use) => {
      const cluster = await openCluster();
      try {
        await use(cluster);
        await expectMailedOnce(cluster);
      } finally {
        await cluster.close();
      }
    },
    // For its start and its end together.
    { scope: 'worker', timeout: 900_000 },
  ],
});
