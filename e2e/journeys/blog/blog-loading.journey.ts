import { expectAccessible } from '../../support/axe.ts';
import { pauseRequests } from '../../support/pause-requests.ts';
import { expect, open, test } from '../../support/visit.ts';

test('says that posts are loading, and keeps the present ones meanwhile', async ({ page }) => {
  await open(page, '/blogs');
  const resume = await pauseRequests(page, '**/api/v1/blogsList');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading posts' })).toBeAttached();
  await expect(page.locator('main [aria-busy=true] article')).toHaveCount(10);
  resume();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages of posts' }).locator('[aria-current=page]')).toHaveText('2');
});

test('shows a message on failure, and the post once it can be fetched', async ({ page, troubles }) => {
  troubles.allow(/blogsBySlug/);
  await page.route('**/api/v1/blogsBySlug/**', (route) => route.abort());
  await open(page, '/blogs');
  await page.locator('main article h2 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post could not be loaded');
  await expectAccessible(page, 'a post that failed');
  await page.unroute('**/api/v1/blogsBySlug/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Tags:')).toBeVisible();
});
