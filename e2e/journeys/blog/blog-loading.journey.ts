import { expect, test } from '@site/journeys';

test('says that posts are loading, and keeps the present ones meanwhile', async ({ site, page }) => {
  await site.open('/blogs');
  const resume = await site.pauseApi('blogsList');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading posts' })).toBeAttached();
  await expect(page.locator('main [aria-busy=true] article')).toHaveCount(10);
  resume();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages of posts' }).locator('[aria-current=page]')).toHaveText('2');
});

test('shows a message on failure, and the post once it can be fetched', async ({ site, page }) => {
  const restoreApi = await site.answerApi('blogsBySlug/**', 'unreachable');
  await site.open('/blogs');
  await page.locator('main article h2 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post could not be loaded');
  await site.expectAccessible('a post that failed');
  await restoreApi();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Tags:')).toBeVisible();
});
