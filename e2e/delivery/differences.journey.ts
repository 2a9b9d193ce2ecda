import type { Page } from '@playwright/test';
import { addDifferences } from '@site/release/store/add-differences';
import { askHtml } from '../support/ask.ts';
import { publishAgain } from '../support/broken-build.ts';
import { pointTo } from '../support/other-site.ts';
import { releaseStore } from '../support/part-build.ts';
import { expect, open } from '../support/visit.ts';
import { test } from '../support/visit-beside.ts';
import { releaseIn } from './support/served-release.ts';

const channel = 'sent-as-differences';

test('sends a returning visitor the difference to what the browser has, and nothing that did not change', {
  tag: '@long',
}, async ({ page, runOther }) => {
  test.setTimeout(120_000);
  const site = await runOther(channel);
  await open(page, `${site.url}/blogs`);

  const store = releaseStore();
  const version = await publishAgain('blog', channel);
  await addDifferences(store, await store.readPart('blog', version), channel);
  await pointTo(channel, { blog: version });
  await expect.poll(async () => releaseIn((await askHtml('/blogs', site.url)).html).parts.blog?.version).toBe(version);

  await open(page, `${site.url}/blogs`);
  await expect(page.locator('main [data-part="blog"]')).toHaveAttribute('data-version', version);
  const { entry } = await store.readPart('blog', version);
  const fetched = await fetchedFiles(page);
  expect(fetched.map(({ file }) => file)).toEqual([`/_/blog/${entry}`]);
  // The difference is a comment at the end of 30 KB.
  expect(fetched[0]?.bytes).toBeLessThan(200);
});

/** The parts' files that came over the network, not from the browser's cache, and what was sent of each. */
function fetchedFiles(page: Page): Promise<{ file: string; bytes: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize, encodedBodySize }) => ({
        ...{ file: new URL(name).pathname, bytes: encodedBodySize },
        isFetched: transferSize > 0,
      }))
      .filter(({ file, isFetched }) => isFetched && file.startsWith('/_/'))
      .map(({ file, bytes }) => ({ file, bytes })),
  );
}
