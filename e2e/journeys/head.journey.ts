import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { requestHtml } from '../support/request.ts';
import { postRoutes } from '../support/routes.ts';
import { readHtml } from './support/read-html.ts';

const header = (page: Page) => page.getByRole('banner');

test('gives each page the same head after a navigation as the server does', async ({ site, page }) => {
  await site.open('/');
  await expectServedHead(page, '/');
  await header(page).getByRole('link', { name: 'Services', exact: true }).click();
  await expectServedHead(page, '/services');
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expectServedHead(page, '/contact');
  await header(page).getByRole('link', { name: 'Blogs', exact: true }).click();
  await expectServedHead(page, '/blogs');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expectServedHead(page, '/blogs?page=2');
  await page.goBack();
  await expectServedHead(page, '/blogs');
  const newest = await newestPost();
  await page.locator(`main a[href="${newest}"]`).first().click();
  await expectServedHead(page, newest);
});

const late = [
  { what: 'a part', file: 'marketing/remoteEntry', from: '/blogs', find: async () => '/plumbing-services' },
  { what: 'a page’s code', file: 'blog/BlogDetailPage', from: '/blogs', find: newestPost },
];
for (const { what, file, from, find } of late)
  test(`gives a page the same head as the server once ${what} comes after its timeout`, {
    tag: '@long',
  }, async ({ site, page }) => {
    const path = await find();
    const resume = await site.pauseRequests(`**/_/${file}.*.js`);
    await site.open(from);
    await followLink(page, path);
    const notice = page.locator('main [data-kind="error"]');
    await expect(notice).toContainText('This page could not be loaded');
    resume();
    await expect(notice).toHaveCount(0);
    await expectServedHead(page, path);
  });

test('gives a post the same head as the server once a retry has loaded it', { tag: '@long' }, async ({
  site,
  page,
}) => {
  const newest = await newestPost();
  const api = await site.mockApi('blogsBySlug/**', 'unreachable');
  await site.open('/blogs');
  await followLink(page, newest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post could not be loaded');
  await api.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectServedHead(page, newest);
});

async function newestPost(): Promise<string> {
  const [newest = ''] = await postRoutes();
  return newest;
}

/** Clicks without a pointer, which would prefetch the page before the click. */
async function followLink(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path);
}

async function expectServedHead(page: Page, path: string) {
  const { title, description, canonical } = await readHtml(page, (await requestHtml(path)).html);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical ?? 'none');
}
