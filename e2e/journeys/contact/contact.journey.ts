import { expect, test } from '@site/e2e';
import { enquiryByLabel, field, fillIn, reference, sendButton } from '../../support/enquiry.ts';
import { phone } from '../../support/visit.ts';

test('shows the form’s heading and first field in a phone’s first view', async ({ site, page }) => {
  await page.setViewportSize(phone.viewport);
  await site.open('/contact');
  await expect(page.getByRole('heading', { name: 'Send a Message' })).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
});

test('shows the first wrong field with its message below the summary on a phone, and no bar over them', async ({
  site,
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await site.open('/contact');
  await sendButton(page).click();
  const summary = page.locator('main [data-kind="error"]');
  await expect(summary).toBeFocused();
  for (const area of [summary, field(page, 'Name'), page.getByText('Please enter name.')])
    await expect(area).toBeInViewport({ ratio: 1 });
  await expect(page.locator('nav[aria-label="Call or talk to us"]')).toBeHidden();
  const links = summary.locator('li a');
  await expect(links).toHaveCount(5);
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('does not move the field in which somebody corrects, as the summary gets shorter', async ({ site, page }) => {
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/contact');
  // Only some browsers scroll by themselves so that the field seems to stay.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await sendButton(page).click();
  for (const [label, text] of Object.entries(enquiryByLabel)) {
    await field(page, label).focus();
    const { y = 0 } = (await field(page, label).boundingBox()) ?? {};
    await page.keyboard.insertText(text);
    await expect(page.locator('main [data-kind] li').getByRole('link', { name: label, exact: true })).toHaveCount(0);
    expect.soft((await field(page, label).boundingBox())?.y, label).toBeCloseTo(y, 0);
  }
  await expect(page.getByText('Everything is filled in.')).toBeVisible();
});

test('takes a press on the button after a refusal, whatever leaving the field would show', async ({ site, page }) => {
  await site.open('/contact');
  await sendButton(page).click();
  await fillIn(page);
  await field(page, 'Email address').fill('asha@');
  await field(page, 'Email address').fill('asha@school.example');
  await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(0);
  await sendButton(page).scrollIntoViewIfNeeded();
  const box = await sendButton(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await page.mouse.down();
  // A pressed button sinks by a pixel.
  expect(Math.abs(((await sendButton(page).boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(2);
  await page.mouse.up();
  await expect(page.locator('[data-kind="success"]')).toBeFocused();
});

test('sends with an enquiry which campaign led to the visit’s first page, after pages loaded since', async ({
  site,
  page,
  context,
}) => {
  await site.open('/plumbing-services?utm_source=google&gclid=x&utm_campaign=noida');
  await site.open('/services?utm_source=newsletter');
  await site.open('/contact');
  await fillIn(page);
  const sent = page.waitForRequest(/generalEnquiry$/);
  await sendButton(page).click();
  expect((await sent).headers()['enquiry-campaign']).toBe('utm_source=google&utm_medium=&utm_campaign=noida');
  expect(await page.evaluate(() => sessionStorage.getItem('utm'))).toBe('utm_source=google&utm_campaign=noida');
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ value: expect.stringContaining('noida') }),
  );
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
