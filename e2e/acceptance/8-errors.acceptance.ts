import { expect, test } from '@site/e2e';
import { carousel } from './carousel.ts';
import { failure, fillIn, sendButton } from './enquiry.ts';

test.describe('8. The error catalogue', () => {
  for (const [what, status, response] of [
    ['an error', 500, failure],
    ['an error that says nothing else', 500, { error: { message: failure.error.message } }],
    ['a refusal with status 200', 200, failure],
  ] as const)
    test(`The server's message of ${what} is told by a toast and in the form`, {
      tag: ['@S2', '@S18', '@S45'],
    }, async ({ site, page }) => {
      await site.open('/contact');
      await site.mockApi('generalEnquiry', { status, json: response });
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: failure.error.message })).toBeVisible();
      await expect(page.getByRole('form', { name: 'Enquiry' })).toContainText(failure.error.message);
    });

  for (const [what, path, call, text] of [
    ['list', '/blogs', 'blogsList*', /could not be loaded/],
    ['post', undefined, 'blogsBySlug/*', /could not be loaded/],
  ] as const)
    test(`A blog ${what} that could not be loaded says so, and comes by 'Try again'`, { tag: '@S19' }, async ({
      site,
      page,
    }) => {
      await site.open(path ? '/about-us' : '/blogs');
      const api = await site.mockApi(call, { status: 503, json: failure });
      const link = path
        ? page.getByRole('banner').locator(`a[href="${path}"]:visible`)
        : page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
      await link.first().click();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await api.restore();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText(text)).toHaveCount(0);
      await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    });

  test('An unknown post answers 404 at its own address, with other posts', { tag: '@S9' }, async ({ site, page }) => {
    const response = await page.goto('/blogs/nobody-wrote-this');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/blogs/"]').first()).toBeVisible();
    await site.waitUntilHydrated();
    await expect(page).toHaveURL('/blogs/nobody-wrote-this');
  });

  test('The home page has no block of recent posts when there are none', { tag: '@S19' }, async ({ site, page }) => {
    await site.mockApi('blogsList/recent', { json: { data: [] } });
    await site.open('/about-us');
    const answered = page.waitForResponse('**/api/v1/blogsList/recent');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Sevantra/ })
      .click();
    await expect(carousel(page, 'What we do')).toBeVisible();
    // They are asked for when their place comes near the view, above the call to action.
    await page.getByRole('main').getByRole('region').last().scrollIntoViewIfNeeded();
    await answered;
    await expect(carousel(page, 'Newest posts')).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href^="/blogs/"]')).toHaveCount(0);
  });
});
