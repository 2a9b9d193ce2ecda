import { expect, test } from '@site/e2e';

test('says once that posts are loading, and keeps the present ones meanwhile', async ({ site, page }) => {
  await site.open('/blogs');
  const status = page.getByRole('status').filter({ hasText: /Loading/ });
  await expect(status).toHaveCount(0);
  const resume = await site.pauseApi('blogsList');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(status).toHaveCount(1);
  await expect(page.locator('main [aria-busy=true] article')).toHaveCount(10);
  resume();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages of posts' }).locator('[aria-current=page]')).toHaveText('2');
});
