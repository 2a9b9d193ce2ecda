import { test as base } from '@playwright/test';
import { openedOnce } from '../../support/opened-once.ts';
import { expectMailedOnce } from './expect-mailed-once.ts';
import { type Cluster, openCluster } from './open-cluster.ts';

/**
 * One cluster for all tests: each leaves both members of every kind running. At the end, every enquiry must have been stored and mailed
 * once.
 */
export const test = base.extend<object, { cluster: Cluster }>({
  cluster: openedOnce(
    openCluster,
    (cluster) => expectMailedOnce(cluster).finally(cluster.close),
    // For its start and its end together.
    900_000,
  ),
});
