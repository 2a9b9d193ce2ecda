import type { Locator, Page } from '@playwright/test';
import { testerToken } from '@site/delivery/tester-token';
import { expect, type RunOther, test } from '@site/e2e';
import { expectAccessible } from '../support/axe.ts';
import { releaseStore } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { mainLink, open } from '../support/visit.ts';

const secret = 'a secret of this journey';

// Each runs a site of its own.
test.describe.configure({ timeout: 120_000 });

test('shows a tester another version for the whole visit, with a badge that says so and ends it', {
  tag: '@long',
}, async ({ page, runOther }) => {
  const { site, version, enter } = await openForTesters(runOther, 'tried-by-testers');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await enter(page, '/about-us');
  expect(page.url()).toBe(`${site.url}/about-us`);
  const badge = page.getByRole('complementary', { name: 'Release under test' });
  await expect(badge).toContainText(version);
  const differing = badge.getByRole('definition').filter({ has: page.getByRole('strong') });
  await expect(differing).toHaveText([new RegExp(`^${version}, instead of `)]);
  await expectAccessible(page, 'the badge');
  await mainLink(page, 'Blogs').click();
  await expect(page.locator('main [data-part="blog"]')).toHaveAttribute('data-version', version);
  const { entry } = await releaseStore().readManifest('blog', version);
  // Its first script, which names all others; it is asked for twice where it was preloaded.
  expect(new Set(files.filter((file) => file.startsWith('/_/blog/remoteEntry.')))).toEqual(
    new Set([`/_/blog/${entry}`]),
  );
  await open(page, `${site.url}/blogs`);
  await expect(page.locator('main [data-part="blog"]')).toHaveAttribute('data-version', version);

  await badge.getByRole('link', { name: 'All releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases on tried-by-testers');
  const live = page.getByRole('table', { name: 'The version of each part that visitors get' });
  await expect(live.getByRole('rowheader', { name: 'shell', exact: true })).toBeVisible();
  await expectAccessible(page, 'the releases');
  await page.goBack();

  await badge.getByRole('link', { name: 'Leave this release' }).click();
  await expect(page).toHaveURL(`${site.url}/blogs`);
  await expect(page.locator('main [data-part="blog"]')).not.toHaveAttribute('data-version', version);
  await expect(badge).toHaveCount(0);
});

test('switches one part to another version and back, without a token', { tag: '@long' }, async ({ page, runOther }) => {
  const { site, version, enter } = await openForTesters(runOther, 'switched-by-testers');
  await enter(page, '/blogs?page=1');
  const area = page.locator('main [data-part="blog"]');
  await expect(area).toHaveAttribute('data-version', version);
  const live = (await releaseStore().readRelease((await releaseStore().channel('production').newest())?.release ?? ''))
    .parts.blog;
  for (const chosen of [live ?? '', version]) {
    await page.getByText('Switch versions').click();
    const versions = page.getByRole('combobox', { name: 'blog' });
    await expect(versions).not.toHaveValue(`blog@${chosen}`);
    await expectAccessible(page, 'the versions');
    await versions.selectOption(`blog@${chosen}`);
    await page.getByRole('button', { name: 'Show these versions' }).click();
    await expect(area).toHaveAttribute('data-version', chosen);
    await expect(page).toHaveURL(`${site.url}/blogs?page=1`);
  }
});

test("loads a part from the tester's own machine, and from the site again", { tag: '@long' }, async ({
  page,
  runOther,
}) => {
  const { site, version, enter } = await openForTesters(runOther, 'local-part-of-a-tester');
  const { entry } = await releaseStore().readManifest('blog', version);
  const local = 'http://localhost:4999';
  const loaded: string[] = [];
  await page.route(`${local}/**`, async (route) => {
    loaded.push(route.request().url());
    const file = new URL(route.request().url()).pathname.replace('/remoteEntry.js', `/${entry}`);
    await route.fulfill({ response: await page.request.get(`${site.url}/_/blog${file}`) });
  });
  await enter(page, '/blogs');
  for (const [address, isLocal] of [
    [`${local}/remoteEntry.js`, true],
    ['', false],
  ] as const) {
    loaded.length = 0;
    await page.getByText('Switch versions').click();
    await page.getByLabel('Local address of blog').fill(address);
    await page.getByRole('button', { name: 'Show these versions' }).click();
    await open(page, `${site.url}/blogs`);
    expect(loaded.includes(`${local}/remoteEntry.js`)).toBe(isLocal);
  }
});

test('outlines each part for testers, and sends nobody else a byte of it', { tag: '@long' }, async ({
  page,
  context,
  runOther,
}) => {
  const { site, version, enter } = await openForTesters(runOther, 'outlined-for-testers');
  const tools: string[] = [];
  page.on('request', (request) => request.url().includes('/tools.') && tools.push(request.url()));
  await open(page, `${site.url}/blogs?borders`);
  expect(tools).toEqual([]);
  await enter(page, '/blogs?borders');
  expect(tools).toHaveLength(2);
  const area = page.locator('main [data-part="blog"]');
  await expect.poll(() => frameOf(area)).toEqual(['dashed', `"blog ${version} by Asha Rao"`]);
  await page.getByRole('button', { name: 'Outline the parts' }).click();
  await expect.poll(() => frameOf(area)).toEqual(['none', 'none']);
  await context.clearCookies();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps the badge clear of the page, and small once it is closed', { tag: '@long' }, async ({
    page,
    runOther,
  }) => {
    const { site, enter } = await openForTesters(runOther, 'phone-of-a-tester');
    await enter(page, '/about-us');
    const badge = page.getByRole('complementary', { name: 'Release under test' });
    await expect(badge).toBeVisible();
    const [above, root] = [await badge.boundingBox(), await page.locator('#root').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((root?.y ?? 0) + 1);
    await badge.getByText(/^Release /).click();
    await open(page, `${site.url}/contact`);
    await expect(badge.getByRole('link', { name: 'Leave this release' })).toBeHidden();
    expect((await badge.boundingBox())?.height).toBeLessThan(64);
  });
});

/** The line around a part's area, and what stands on it. */
function frameOf(area: Locator): Promise<string[]> {
  return area.evaluate((element) => [
    getComputedStyle(element, '::after').borderTopStyle,
    getComputedStyle(element, '::before').content,
  ]);
}

async function openForTesters(runOther: RunOther, channel: string) {
  const [site, version] = await Promise.all([
    runOther(channel, {}, { EDGE_SECRET: secret }),
    republish('blog', 'tried'),
  ]);
  return {
    site,
    version,
    enter: (page: Page, path: string) =>
      open(
        page,
        `${site.url}${path}${path.includes('?') ? '&' : '?'}part=blog@${version}&token=${testerToken(secret)}`,
      ),
  };
}
