import { expect, test } from '@site/journeys';
import { phone } from '../../support/phones.ts';
import { busyButton, field, fillIn, reference, sendButton, typed, watchKeys } from '../support/enquiry.ts';

test('shows the form’s heading and first field in a phone’s first view', async ({ site, page }) => {
  await page.setViewportSize(phone.viewport);
  await site.open('/contact');
  await expect(page.getByRole('heading', { name: 'Send a Message' })).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
});

test('takes a press on the button after a refusal, whatever leaving the field would show', async ({ site, page }) => {
  await site.open('/contact');
  await sendButton(page).click();
  await fillIn(page);
  await field(page, 'Email address').fill('asha@');
  await field(page, 'Email address').fill('asha@school.example');
  const box = await sendButton(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await page.mouse.down();
  // A pressed button sinks by a pixel.
  expect(Math.abs(((await sendButton(page).boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(2);
  await page.mouse.up();
  await expect(page.locator('[data-kind="success"]')).toBeFocused();
});

test('sends an enquiry, says so twice, shows the reference with focus on it and empties the form', async ({
  site,
  page,
}) => {
  await site.open('/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Form submitted successfully');
  const notice = page.locator('[data-kind="success"]');
  await expect(notice).toContainText('Form submitted successfully');
  await expect(notice.locator('strong')).toHaveText(reference);
  await expect(notice).toBeFocused();
  expect(Object.values(await typed(page)).join('')).toBe('');
  await expect(sendButton(page)).toBeVisible();
  await expect(page.getByText('Please enter')).toHaveCount(0);
});

test('fetches the picture beside the thanks when somebody begins to write, not before', { tag: '@long' }, async ({
  site,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await site.open('/contact');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('contact-close'))).toEqual([]);
  const fetched = page.waitForResponse(/contact-close/);
  await field(page, 'Name').focus();
  await (await fetched).finished();
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.locator('[data-kind="success"]')).toBeFocused();
  await expect(page.getByRole('img', { name: /^A miniature receptionist/ })).toHaveJSProperty('complete', true);
  expect(await page.evaluate(timesFetched, 'contact-close')).toBe(1);
});

test('sends once, with a spinner in the button’s place that keeps the focus', async ({ site, page }) => {
  await site.open('/contact');
  const sent = watchKeys(page);
  const resume = await site.pauseApi('generalEnquiry');
  await fillIn(page);
  await sendButton(page).focus();
  const { height, width } = (await sendButton(page).boundingBox()) ?? {};
  await page.keyboard.press('Enter');
  await expect(busyButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(busyButton(page)).toBeFocused();
  expect(await busyButton(page).boundingBox()).toMatchObject({ height, width });
  // Playwright would wait until the button takes clicks again.
  await busyButton(page).dblclick({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'Sending' })).toBeAttached();
  await page.keyboard.press('Enter');
  resume();
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
  expect(sent()).toHaveLength(1);
});

test('sends the token that the service gave at the first focus', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/contact');
  const asked = page.waitForResponse('**/api/v1/csrf');
  await field(page, 'Name').focus();
  await asked;
  const sent = page.waitForRequest('**/api/v1/generalEnquiry');
  await fillIn(page);
  await sendButton(page).click();
  const headers = await (await sent).allHeaders();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'XSRF-TOKEN');
  expect(headers['x-xsrf-token']).toBe(decodeURIComponent(cookie?.value ?? ''));
  await expect(page.locator('[data-kind="success"]')).toBeVisible();
});

test('sends an enquiry when cookies are refused', async ({ site, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.route('**/api/v1/**', async (route) =>
    route.continue({ headers: { ...(await route.request().allHeaders()), cookie: '' } }),
  );
  await site.open('/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
});

/** How often a file was fetched over the network. */
function timesFetched(name: string): number {
  const files = performance.getEntriesByType('resource').filter((file) => file.name.includes(name));
  return files.filter((file) => file instanceof PerformanceResourceTiming && file.transferSize > 0).length;
}
