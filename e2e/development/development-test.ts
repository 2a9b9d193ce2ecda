import { test as base } from '@site/e2e';
import { sitePort } from '../support/address.ts';
import { copyRepository, removeCopy, sourceFolders } from '../support/repository-copy.ts';
import { runDev } from '../support/run-dev.ts';

/** Visits the development site, in a copy of the repository: development builds would replace the production ones. */
export const test = base.extend<object, { repository: string }>({
  /** The folder of that copy. */
  repository: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which other fixtures this one needs.
    async ({}, use) => {
      const copy = await copyRepository(await sourceFolders());
      const { stop } = await runDev(copy, sitePort);
      await use(copy);
      await stop();
      await removeCopy(copy);
    },
    // It builds for as long as it takes, as the site of the other suites does.
    { scope: 'worker', auto: true, timeout: 0 },
  ],
});
