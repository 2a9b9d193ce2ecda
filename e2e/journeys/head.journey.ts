import type { Page } from '@playwright/test';
import { siteUrl } from '../support/address.ts';
import { askHtml } from '../support/ask.ts';
import { postRoutes } from '../support/routes.ts';
import { expect, open, test } from '../support/visit.ts';
import { readPage } from './support/read-page.ts';

const header = (page: Page) => page.getByRole('banner');

test('says of each page after a navigation what the server says of it', async ({ page }) => {
  await open(page, '/');
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
  const [newest = ''] = await postRoutes();
  await page.locator(`main a[href="${newest}"]`).first().click();
  await expectServedHead(page, newest);
});

test('gives the not-found page no address, and the next page its own', async ({ page }) => {
  await open(page, '/404');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/`);
});

async function expectServedHead(page: Page, path: string) {
  const { title, description, canonical } = await readPage(page, (await askHtml(path)).html);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical ?? 'none');
}
