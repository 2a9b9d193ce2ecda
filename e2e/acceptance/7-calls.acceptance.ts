import type { APIRequestContext, Request } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { enquiry } from '../support/enquiry.ts';
import { listedPost, titles } from './blog.ts';
import { fillIn, sendButton, success } from './enquiry.ts';

test.describe('7. The calls it makes', () => {
  test.describe('An enquiry', () => {
    test.beforeEach(({ site }) => site.open('/contact'));

    test("is sent to /api/v1/generalEnquiry with exactly the five fields, 'Subject' as companyName", {
      tag: ['@S1', '@S4', '@S27'],
    }, async ({ site, page }) => {
      const { requests: sent } = await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page);
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]?.method()).toBe('POST');
      expect(sent[0]?.postDataJSON()).toEqual(enquiry);
    });

    test('carries the token of the cookie in its header', { tag: ['@S25', '@S41', '@own-service'] }, async ({
      site,
      page,
      context,
    }) => {
      const { requests: sent } = await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page);
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(1);
      const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
      expect(cookie?.value).toBeTruthy();
      expect(sent[0]?.headers()['x-xsrf-token']).toBe(decodeURIComponent(cookie?.value ?? ''));
    });

    test('is answered with status success and a reference', { tag: ['@S1', '@sends', '@own-service'] }, async ({
      page,
    }) => {
      const response = page.waitForResponse('**/api/v1/generalEnquiry');
      await fillIn(page);
      await sendButton(page).click();
      const body = await (await response).json();
      expect(body).toMatchObject({ status: 'success', data: { reference: expect.any(String) } });
      await expect(page.getByRole('main').getByText(body.data.reference)).toBeVisible();
    });
  });

  test('An enquiry is accepted with a token and without an origin', { tag: ['@S25', '@sends'] }, async ({
    request,
  }) => {
    const token = await askToken(request);
    const response = await request.post('/api/v1/generalEnquiry', {
      data: enquiry,
      headers: { 'X-XSRF-TOKEN': token },
    });
    expect(response.ok()).toBe(true);
    expect(await response.json()).toMatchObject({ status: 'success' });
  });

  test('An enquiry is accepted from this origin without cookies', { tag: ['@S25', '@sends'] }, async ({
    request,
    site,
  }) => {
    const headers = { Origin: new URL(site.url).origin };
    const response = await request.post('/api/v1/generalEnquiry', { data: enquiry, headers });
    expect(await response.json()).toMatchObject({ status: 'success' });
  });

  test('An enquiry from a foreign origin is refused, with a token too', { tag: ['@S1', '@S25'] }, async ({
    request,
  }) => {
    const token = await askToken(request);
    const headers = { 'X-XSRF-TOKEN': token, Origin: 'https://evil.example' };
    const response = await request.post('/api/v1/generalEnquiry', { data: enquiry, headers });
    expect(response.status()).toBe(403);
    expect(await response.json()).toMatchObject({ status: 'error', error: { message: expect.any(String) } });
  });

  test('An enquiry that lacks a field is refused, and the field named', { tag: '@S1' }, async ({ request }) => {
    const token = await askToken(request);
    const { message: _, ...rest } = enquiry;
    const response = await request.post('/api/v1/generalEnquiry', { data: rest, headers: { 'X-XSRF-TOKEN': token } });
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(response.status()).toBeLessThan(500);
    const { status, error } = await response.json();
    expect({ status, fields: Object.keys(error.fields) }).toEqual({ status: 'error', fields: ['message'] });
  });

  const calls = [
    { page: '/blogs', path: '/api/v1/blogsList' },
    { page: '/home', path: '/api/v1/blogsList/recent' },
  ];
  for (const { page: visited, path } of calls) {
    test(`A direct visit asks for ${path}, without a token, once the page is idle`, {
      tag: ['@S25', '@S26', '@own-service'],
    }, async ({ page }) => {
      const requested = page.waitForRequest(`**${path}`);
      await page.goto(visited);
      await page.mouse.wheel(0, 5000);
      const request = await requested;
      expect(request.method()).toBe('GET');
      expect(request.headers()['x-xsrf-token']).toBeUndefined();
    });

    test(`A visit within the site asks for ${path}`, async ({ site, page }) => {
      await site.open('/about-us');
      const requests: Request[] = [];
      page.on('request', (request) => new URL(request.url()).pathname === path && requests.push(request));
      const links = page.getByRole('banner').locator(`a[href="${visited}"]:visible`);
      await links.first().click();
      // Not the heading: the page before has one too.
      await links.and(page.locator('[aria-current="page"]')).first().waitFor();
      // A busy page may miss a turn of the wheel.
      const turnWheel = async () => {
        await page.mouse.wheel(0, 1_000);
        return requests.map((request) => request.method());
      };
      await expect.poll(turnWheel, { intervals: [100] }).toContain('GET');
    });
  }

  test('The list shows what has changed since it was rendered', { tag: ['@S26', '@own-service'] }, async ({
    site,
    page,
  }) => {
    await site.mockApi('blogsList', { json: { data: [listedPost] } });
    await page.goto('/blogs');
    await expect(titles(page)).toHaveText([listedPost.title]);
  });

  test('The list can be asked for in pages, and answers 304 while it is unchanged', {
    tag: ['@S26', '@own-service'],
  }, async ({ request }) => {
    const { data: all } = await (await request.get('/api/v1/blogsList')).json();
    const response = await request.get('/api/v1/blogsList?page=2&limit=3');
    expect((await response.json()).data).toEqual(all.slice(3, 6));
    const etag = response.headers().etag ?? '';
    const again = await request.get('/api/v1/blogsList?page=2&limit=3', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
    for (const query of ['page=0', 'limit=0', 'limit=51'])
      expect.soft((await request.get(`/api/v1/blogsList?${query}`)).status(), query).toBe(400);
  });

  test('The hidden quote form sends nothing', { tag: '@S24' }, async ({ site, page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await site.open('/education');
    await page.locator('form:has([name="form_name"]) button').dispatchEvent('click');
    // Whatever it sent would have been sent before this.
    await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).click();
    await expect(page).toHaveURL('/contact');
    expect(sent).toEqual([]);
  });
});

async function askToken(request: APIRequestContext): Promise<string> {
  await request.get('/api/v1/csrf');
  const { cookies } = await request.storageState();
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
}
