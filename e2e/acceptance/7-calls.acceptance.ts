import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@site/journeys';
import { enquiry } from '../support/enquiry.ts';
import { answerEnquiries, fillIn, sendButton, success } from './enquiry.ts';

test.describe('7. The calls it makes', () => {
  test.describe('general enquiry', () => {
    test.beforeEach(({ site }) => site.open('/contact'));

    test('posts exactly the five fields as JSON', async ({ page }) => {
      const sent = await answerEnquiries(page, 200, success);
      await fillIn(page);
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]?.method()).toBe('POST');
      expect(sent[0]?.postDataJSON()).toEqual(enquiry);
    });

    test('carries the token of the cookie in its header', { tag: '@own-service' }, async ({ page, context }) => {
      const sent = await answerEnquiries(page, 200, success);
      await fillIn(page);
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(1);
      const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
      expect(cookie?.value).toBeTruthy();
      expect(sent[0]?.headers()['x-xsrf-token']).toBe(decodeURIComponent(cookie?.value ?? ''));
    });

    test('is confirmed by the service with a status and a reference', { tag: ['@sends', '@own-service'] }, async ({
      page,
    }) => {
      const answer = page.waitForResponse('**/api/v1/generalEnquiry');
      await fillIn(page);
      await sendButton(page).click();
      const body = await (await answer).json();
      expect(body).toEqual({ status: 'success', data: { reference: expect.any(String) } });
      await expect(page.getByRole('main').getByText(body.data.reference)).toBeVisible();
    });
  });

  test('accepts an enquiry with a token and without an origin', { tag: '@sends' }, async ({ request }) => {
    const token = await askToken(request);
    const answer = await request.post('/api/v1/generalEnquiry', { data: enquiry, headers: { 'X-XSRF-TOKEN': token } });
    expect(answer.ok()).toBe(true);
    expect(await answer.json()).toMatchObject({ status: 'success' });
  });

  test('refuses an enquiry of a foreign origin, with a token too', async ({ request }) => {
    const token = await askToken(request);
    const headers = { 'X-XSRF-TOKEN': token, Origin: 'https://evil.example' };
    const answer = await request.post('/api/v1/generalEnquiry', { data: enquiry, headers });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ status: 'error', error: { message: expect.any(String) } });
  });

  test('refuses an enquiry that lacks a field, and names the field', async ({ request }) => {
    const token = await askToken(request);
    const { message: _, ...rest } = enquiry;
    const answer = await request.post('/api/v1/generalEnquiry', { data: rest, headers: { 'X-XSRF-TOKEN': token } });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    const { status, error } = await answer.json();
    expect({ status, fields: Object.keys(error.fields) }).toEqual({ status: 'error', fields: ['message'] });
  });

  const calls = [
    { name: 'blog list', page: '/blogs', call: /\/api\/v1\/blogsList$/ },
    { name: 'recent blogs', page: '/', call: /\/api\/v1\/blogsList\/recent$/ },
  ];
  for (const { name, page: path, call } of calls) {
    test(`asks for ${name} by GET, without a token, on a direct visit`, { tag: '@own-service' }, async ({ page }) => {
      const asked = page.waitForRequest((request) => call.test(request.url()));
      await page.goto(path);
      await page.mouse.wheel(0, 5000);
      const request = await asked;
      expect(request.method()).toBe('GET');
      expect(request.headers()['x-xsrf-token']).toBeUndefined();
    });

    test(`asks for ${name} by GET on a visit within the site`, async ({ site, page }) => {
      await site.open('/about-us');
      const asked = page.waitForRequest((request) => call.test(request.url()));
      await page
        .getByRole('banner')
        .locator(`a[href="${path === '/' ? '/home' : path}"]:visible`)
        .first()
        .click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.mouse.wheel(0, 5000);
      expect((await asked).method()).toBe('GET');
    });
  }

  test('asks for a post by its slug', async ({ site, page }) => {
    await site.open('/blogs');
    const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
    const slug = (await link.getAttribute('href'))?.split('/').at(-1);
    const asked = page.waitForRequest(`**/api/v1/blogsBySlug/${slug}`);
    await link.click();
    expect((await asked).method()).toBe('GET');
  });

  test('draws the posts that the call answers', async ({ site, page }) => {
    await page.route('**/api/v1/blogsList', (route) => route.fulfill({ json: { data: [post] } }));
    await site.open('/about-us');
    await page.getByRole('banner').locator('a[href="/blogs"]:visible').first().click();
    await expect(page.getByRole('link', { name: 'A roof in June' }).first()).toBeVisible();
  });

  test('draws them on a direct visit, once it has asked again', async ({ page }) => {
    await page.route('**/api/v1/blogsList', (route) => route.fulfill({ json: { data: [post] } }));
    await page.goto('/blogs');
    await expect(page.getByRole('link', { name: 'A roof in June' }).first()).toBeVisible();
  });
});

const post = {
  slug: 'a-roof-in-june',
  title: 'A roof in June',
  content: '<p>The first words.</p>',
  featuredImage: '',
  published: '2026-06-01',
  categories: [{ categoryName: 'Roofs' }],
};

async function askToken(request: APIRequestContext): Promise<string> {
  await request.get('/api/v1/csrf');
  const { cookies } = await request.storageState();
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
}
