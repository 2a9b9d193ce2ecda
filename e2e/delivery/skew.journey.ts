import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { pointTo } from '../support/other-site.ts';
import { remotes } from '../support/remotes.ts';
import { republish } from '../support/republish.ts';
import { requestHtml } from '../support/request.ts';
import { releaseIn, servedRelease } from '../support/served-release.ts';
import { mainLink, mainMenu, markDocument, open } from '../support/visit.ts';

/** All other edges prepare the new release at the same time, which takes long on a busy machine. */
const switched = { timeout: 45_000 };

// Each runs a site of its own.
test.describe.configure({ timeout: 120_000 });

for (const deployed of [remotes.slice(0, 1), remotes])
  test(`keeps the visit on one release to its last lazy file, through ${deployed.length} of ${remotes.length} deploys`, {
    tag: deployed === remotes ? '@long' : [],
  }, async ({ page, runOther }) => {
    const channel = `deployed-meanwhile-${deployed.length}`;
    const site = await runOther(channel);
    const files = new Set<string>();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    await open(page, `${site.url}/`);
    const first = await servedRelease(page);
    const expectSameDocument = await markDocument(page);
    const versions: Record<string, string> = {};
    for (const remote of deployed) {
      versions[remote.part] = await republish(remote.part, 'next');
      await pointTo(channel, versions);
      await expect
        .poll(
          async () => (await releaseIn((await requestHtml('/', site.url)).html, site.url)).parts[remote.part]?.version,
          switched,
        )
        .toBe(versions[remote.part]);
      await follow(page, remote);
      await expect(page.locator('main [data-area="page"] h1')).toHaveText(remote.heading);
      await expect(page.locator(`main [data-part="${remote.part}"]`)).toHaveAttribute(
        'data-version',
        first.parts[remote.part]?.version ?? '',
      );
    }
    await expectSameDocument();
    // The entries hold the hashes, and with them the addresses, of all other files.
    const entries = [...files].filter((file) => /\/(?:main|remoteEntry)\.\w+\.js$/.test(file));
    const ofFirst = Object.values(first.parts).map(({ base, entry }) => base + entry);
    expect(ofFirst).toEqual(expect.arrayContaining(entries));
    if (deployed === remotes) expect(entries).toHaveLength(ofFirst.length);

    await open(page, `${site.url}/contact`);
    expect((await servedRelease(page)).parts).toMatchObject(
      Object.fromEntries(Object.entries(versions).map(([part, version]) => [part, { version }])),
    );
  });

async function follow(page: Page, { submenu, link }: { submenu?: string; link: string }) {
  if (submenu) {
    await mainMenu(page).locator(`summary[aria-label="Pages under ${submenu}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await mainLink(page, link).click();
}
