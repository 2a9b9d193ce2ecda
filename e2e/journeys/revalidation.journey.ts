import { expect, open, test } from '../support/visit.ts';

test('asks once for the posts of a served page, which are usually unchanged', async ({ page }) => {
  for (const [address, call] of [
    ['/blogs', '/api/v1/blogsList'],
    ['/', '/api/v1/blogsList/recent'],
    ['/blogs/caring-for-elders-at-home', '/api/v1/blogsBySlug/caring-for-elders-at-home'],
  ] as const) {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === call);
    await open(page, address);
    expect((await answered).status(), address).toBe(304);
  }
});

test('shows posts that have changed since the page was made', async ({ page }) => {
  const posts = [{ slug: 'fresh', title: 'Fresh from the press', content: 'New.', published: '2026-11-20T05:00:00Z' }];
  await page.route('**/api/v1/blogsList', (route) => route.fulfill({ json: { status: 'success', data: posts } }));
  await open(page, '/blogs');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Fresh from the press' })).toBeVisible();
});

test('shows changed recent posts on the home page', async ({ page }) => {
  const posts = [{ slug: 'fresh', title: 'Fresh from the press', content: 'New.', published: '2026-11-20T05:00:00Z' }];
  await page.route('**/api/v1/blogsList/recent', (route) =>
    route.fulfill({ json: { status: 'success', data: posts } }),
  );
  await open(page, '/');
  // The block may be drawn anew while it is scrolled to.
  await expect(() => page.getByRole('heading', { name: 'Recent blog posts' }).scrollIntoViewIfNeeded()).toPass();
  await expect(page.getByRole('link', { name: 'Fresh from the press' }).first()).toBeVisible();
});

test('keeps what a page shows when the call fails', async ({ page, troubles }) => {
  troubles.allow(/503|blogsList/);
  const asked = page.waitForRequest('**/api/v1/blogsList');
  await page.route('**/api/v1/blogsList', (route) => route.fulfill({ status: 503 }));
  await open(page, '/blogs');
  await asked;
  await expect(page.getByRole('article')).toHaveCount(10);
});
