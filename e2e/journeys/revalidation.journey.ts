import { expect, test } from '@site/e2e';

test('asks once for the posts of a served page, which are usually unchanged', async ({ site, page }) => {
  for (const [address, call] of [
    ['/blogs', '/api/v1/blogsList'],
    ['/', '/api/v1/blogsList/recent'],
    ['/blogs/caring-for-elders-at-home', '/api/v1/blogsBySlug/caring-for-elders-at-home'],
  ] as const) {
    const revalidated = page.waitForResponse((response) => new URL(response.url()).pathname === call);
    await site.open(address);
    expect((await revalidated).status(), address).toBe(304);
  }
});

test('shows posts that have changed since the page was made', async ({ site, page }) => {
  const posts = [{ slug: 'fresh', title: 'Fresh from the press', content: 'New.', published: '2026-11-20T05:00:00Z' }];
  await site.mockApi('blogsList', { json: { status: 'success', data: posts } });
  await site.open('/blogs');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Fresh from the press' })).toBeVisible();
});

test('keeps what a page shows when the call fails', async ({ site, page }) => {
  const answered = page.waitForResponse('**/api/v1/blogsList');
  await site.mockApi('blogsList', { status: 503 });
  await site.open('/blogs');
  await answered;
  await expect(page.getByRole('article')).toHaveCount(10);
});
