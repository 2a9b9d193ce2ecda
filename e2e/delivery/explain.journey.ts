import { expect, test } from '@site/e2e';
import { root } from '@site/runner/parts';
import { isRemoteSite } from '../support/address.ts';
import { releasesDir } from '../support/part-build.ts';
import { runIn } from '../support/run-in.ts';

test.skip(isRemoteSite, 'needs more than an address');

test('reports where a page failed in a visitor’s browser, and explain names the place in the sources', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.allow(/No observer for asha@example\.com/);
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Observer {
      constructor(...args: ConstructorParameters<typeof Observer>) {
        if (new Error().stack?.includes('/_/blog/')) throw new Error('No observer for asha@example.com.');
        super(...args);
      }
    };
  });
  await site.open('/blogs?page=1');
  await expect(page.locator('main [data-kind="error"]')).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/report\.\w+\.js$/.test(name)),
  );
  const [reported] = await Promise.all([
    page.waitForRequest('**/_/report'),
    // Stands for leaving the page: Playwright sees no requests of a page that has been left.
    page.evaluate(() => dispatchEvent(new Event('pagehide'))),
  ]);
  const report = reported.postData() ?? '';
  expect(report).not.toMatch(/asha|blogs|http/);
  const explained = await runIn(root, 'npm', ['run', '--silent', 'release', '--', 'explain', report], {
    RELEASES_DIR: releasesDir(),
  });
  expect(explained).toMatch(/"stack":\["shared\/ui\/motion\/[\w-]+\.ts:\d+:\d+ [^"]*\[blog@1\.0\.0-[0-9a-f]{8}\]"/);
});
