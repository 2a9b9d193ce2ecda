import type { Page, Request } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { mainLink } from '../../support/visit.ts';

test('asks for data of the next page while its code is on its way, and once only', async ({ site, page }) => {
  await site.open('/services');
  const calls = watchCalls(page);
  const resume = await site.pauseRequests('**/_/blog/**');
  await click(page, 'Blogs');
  await expect.poll(calls).toEqual(['/api/v1/blogsList']);
  resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  expect(calls()).toEqual(['/api/v1/blogsList']);
});

test('brings no code that comes near the view while the next page is on its way', async ({ site, page }) => {
  await site.open('/');
  const isFragment = (request: Request) => /\/RecentPosts\.\w+\.js/.test(request.url());
  let isBrought = false;
  page.on('request', (request) => {
    isBrought ||= isFragment(request);
  });
  const resume = await site.pauseRequests('**/_/contact/**');
  await click(page, 'Contact');
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  const posts = page.locator('[data-fragment="RecentPosts"]');
  await posts.scrollIntoViewIfNeeded();
  await expect(posts).toBeInViewport();
  resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(isBrought).toBe(false);
});

test('has code and data of the list of posts at hand once its link comes into view', async ({ site, page }) => {
  const code = page.waitForRequest(/\/_\/blog\/BlogListPage\.\w+\.js/);
  await site.open('/');
  const calls = watchCalls(page);
  const list = () => calls().filter((path) => path === '/api/v1/blogsList');
  const link = page.getByRole('link', { name: 'All posts' });
  await link.scrollIntoViewIfNeeded();
  await code;
  await expect.poll(list).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  expect(list()).toHaveLength(1);
});

test('keeps what is below the view, and what was typed there, while the next page is on its way', async ({
  site,
  page,
}) => {
  const resume = await site.pauseRequests('**/_/contact/Subscribe.*.js');
  await site.open('/services');
  const field = page.getByRole('contentinfo').getByRole('textbox').first();
  await field.fill('asha@school.example');
  await click(page, 'Industries');
  await expect(page).toHaveURL('/industries');
  await expect(field).toHaveValue('asha@school.example');
  resume();
});

// Each click lands where it points, by the router or as a document: both count. CLICKS=1000 is the whole test.
test('loses no click from the first paint on', { tag: '@long' }, async ({ site, page }) => {
  const clicks = Number(process.env.CLICKS ?? 20);
  test.setTimeout(clicks * 10_000);
  for (let click = 0; click < clicks; click++) {
    await page.goto('/', { waitUntil: 'commit' });
    const link = mainLink(page, 'Contact');
    await link.waitFor();
    // The golden ratio spreads the moments over the first two seconds.
    await page.evaluate(
      (moment) => new Promise((resolve) => setTimeout(resolve, moment)),
      (click * 0.618 * 2_000) % 2_000,
    );
    await link.click({ noWaitAfter: true });
    await expect(page, `click ${click}`).toHaveURL('/contact');
    await site.waitUntilHydrated();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  }
});

/** Clicks a link of the menu as a keyboard or a voice would: nothing is asked for before the click. */
async function click(page: Page, name: string): Promise<void> {
  await mainLink(page, name).evaluate((link: HTMLElement) => link.click());
}

/** Paths of the API that were called, in order. */
function watchCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return () => [...calls].sort();
}
