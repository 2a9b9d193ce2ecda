import { expect, test } from '@site/e2e';
import { expectFallback, expectReadable } from '../support/failed-area.ts';
import { failingFile } from '../support/failing-file.ts';
import { pointTo } from '../support/other-site.ts';
import { remotes } from '../support/remotes.ts';
import { publishUnreadable } from '../support/republish.ts';
import { requestHtml } from '../support/request.ts';
import { open } from '../support/visit.ts';

for (const remote of remotes) {
  const tag = '@long';
  test(`loses nothing but the page of ${remote.part} when its script is broken, until the next release`, {
    tag,
  }, async ({ page, runOther, pageErrors }) => {
    pageErrors.allow(...failingFile(remote.part, 'remoteEntry', 'no script'));
    const channel = `unreadable-${remote.part}`;
    const site = await runOther(channel, { [remote.part]: await publishUnreadable(remote.part) });
    await page.goto(site.url + remote.path);
    await expectReadable(page, remote, site.url);
    await open(page, site.url + remote.from);
    await expectFallback(page, remote);

    await pointTo(channel, {});
    await expect.poll(async () => (await requestHtml(remote.path, site.url)).html).not.toContain('-unreadable');
    await open(page, site.url + remote.path);
    await expect(page.locator('main [data-area="page"] h1')).toHaveText(remote.heading);
    await expect(page.locator('main [data-kind="error"]')).toHaveCount(0);
  });
}
