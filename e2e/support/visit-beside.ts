import type { RunningSite } from '@site/runner/site';
import { isRemoteSite } from './address.ts';
import { runOtherSite } from './other-site.ts';
import { test as visit } from './visit.ts';

/** Runs a site beside the one under test until the journey ends. */
export type RunOther = typeof runOtherSite;

/** A journey that runs sites of its own, and so is skipped by `npm run journeys`. */
export const test = visit.extend<{ runOther: RunOther }>({
  runOther: async ({ context }, use) => {
    test.skip(isRemoteSite, 'needs more than an address');
    await withOtherSites(use, () => context.close());
  },
});

/** Lets a test run sites. They stop after `leave` has taken its pages away: one that is still loading would fail on its files. */
export async function withOtherSites(
  use: (run: RunOther) => Promise<void>,
  leave: () => Promise<unknown>,
): Promise<void> {
  const sites: RunningSite[] = [];
  await use(async (...options) => {
    const site = await runOtherSite(...options);
    sites.push(site);
    return site;
  });
  await leave();
  await Promise.all(sites.map((site) => site.stop()));
}
