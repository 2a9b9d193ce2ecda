import { expect, test } from '@site/journeys';
import { answerEnquiries, failure, fillIn, sendButton, success } from './enquiry.ts';

test.describe('8. The error catalogue', () => {
  test("toasts 'Form submitted successfully' on success", async ({ site, page }) => {
    await site.open('/contact');
    await answerEnquiries(page, 200, success);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText('Form submitted successfully')).toBeVisible();
  });

  test("toasts the server's message on an error", async ({ site, page, pageErrors }) => {
    pageErrors.allow(/status of 500/);
    await site.open('/contact');
    await answerEnquiries(page, 500, failure);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: failure.error.message })).toBeVisible();
  });

  for (const [what, path, call, text] of [
    ['list', '/blogs', '**/api/v1/blogsList*', /could not be loaded/],
    ['post', undefined, '**/api/v1/blogsBySlug/*', /could not be loaded/],
  ] as const)
    test(`says that a blog ${what} could not be loaded, and loads it by 'Try again'`, async ({
      site,
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/503/);
      await site.open(path ? '/about-us' : '/blogs');
      await page.route(call, (route) => route.fulfill({ status: 503, json: failure }));
      const link = path
        ? page.getByRole('banner').locator(`a[href="${path}"]:visible`)
        : page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
      await link.first().click();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText(text)).toHaveCount(0);
      await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    });

  test('answers 404 for an unknown slug and keeps its address', async ({ page }) => {
    const answer = await page.goto('/blogs/nobody-wrote-this');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/blogs/"]').first()).toBeVisible();
    await expect(page).toHaveURL('/blogs/nobody-wrote-this');
  });

  test('shows no block of recent posts at home when there are none', async ({ site, page }) => {
    await page.route('**/api/v1/blogsList/recent', (route) => route.fulfill({ json: { data: [] } }));
    await site.open('/about-us');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Sevantra/ })
      .click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('main').locator('a[href^="/blogs/"]')).toHaveCount(0);
  });

  test('redirects unknown addresses to the 404 page', async ({ page }) => {
    const answer = await page.goto('/plumbing-servces');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/404');
    await expect(page.getByText('Oh...ho...')).toBeVisible();
  });
});
