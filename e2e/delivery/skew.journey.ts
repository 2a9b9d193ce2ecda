import type { Page } from '@playwright/test';
import { expect, type RunOther, test } from '@site/journeys';
import { failingFile } from '../support/failing-file.ts';
import { pointTo } from '../support/other-site.ts';
import { forgetVersion, releaseStore } from '../support/part-build.ts';
import { remotes } from '../support/remotes.ts';
import { republish } from '../support/republish.ts';
import { requestHtml } from '../support/request.ts';
import { releaseIn, servedRelease } from '../support/served-release.ts';
import { markDocument, open } from '../support/visit.ts';

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
        .poll(async () => releaseIn((await requestHtml('/', site.url)).html).parts[remote.part]?.version, switched)
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

test('reloads once, at the page asked for, a tab whose release was pruned', { tag: '@long' }, async ({
  page,
  runOther,
  pageErrors,
}) => {
  pageErrors.allow(
    ...failingFile('contact', 'remoteEntry', 404),
    /^console error: .* status of 404 .*\/_\/release\/\w+\)$/,
  );
  const { site, prune } = await openOldTab(page, runOther, 'contact', 'pruned-tab');
  await prune();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await follow(page, { link: 'Contact' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.locator('main [data-kind="error"]')).toHaveCount(0);
  expect(documents).toBe(1);
});

test('never reloads such tabs over typed text', { tag: '@long' }, async ({ page, runOther, pageErrors }) => {
  pageErrors.allow(...failingFile('blog', 'remoteEntry', 404));
  const { prune } = await openOldTab(page, runOther, 'blog', 'pruned-while-typing');
  await page.getByRole('contentinfo').getByRole('textbox').fill('asha@example.com');
  await prune();
  const expectSameDocument = await markDocument(page);
  await follow(page, { link: 'Blogs' });
  await expect(page.locator('main [data-kind="error"]')).toContainText('This page could not be loaded');
  await expectSameDocument();
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('asha@example.com');
});

/** A tab on a release with a version of this part that the store forgets with `prune`, after the channel has gone on. */
async function openOldTab(page: Page, runOther: RunOther, part: string, channel: string) {
  const version = await republish(part, channel);
  const site = await runOther(channel, { [part]: version });
  await open(page, `${site.url}/about-us`);
  return {
    site,
    async prune() {
      await pointTo(channel, {});
      await expect
        .poll(async () => releaseIn((await requestHtml('/', site.url)).html).parts[part]?.version, switched)
        .not.toBe(version);
      await forgetVersion(releaseStore(), part, version);
    },
  };
}

async function follow(page: Page, { submenu, link }: { submenu?: string; link: string }) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (submenu) {
    await menu.locator(`summary[aria-label="Pages under ${submenu}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await menu.getByRole('link', { name: link, exact: true }).click();
}
