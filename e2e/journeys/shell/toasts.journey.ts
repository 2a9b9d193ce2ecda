import type { Locator, Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { fillIn, sendButton } from '../../support/enquiry.ts';
import { phone } from '../../support/visit.ts';

test('stands below the header at every width, while the page is scrolled too', async ({ site, page }) => {
  const toast = await sendForToast(site, page);
  await toast.evaluate(settle);
  for (const width of [360, 600, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const top of [0, 30, 400]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const { end, place } = await page.evaluate(measureToast);
      expect.soft(place.top, `${top} px down at ${width} px`).toBeGreaterThan(end - 1);
      expect.soft(place.top - end, `${top} px down at ${width} px`).toBeLessThanOrEqual(16);
      expect.soft(width - place.right, `${top} px down at ${width} px`).toBeLessThanOrEqual(32);
    }
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('leaves the confirmation that says the same in view below it', async ({ site, page }) => {
    const toast = await sendForToast(site, page);
    const confirmation = page.locator('main [data-kind="success"]');
    await expect(confirmation).toBeFocused();
    await toast.evaluate(settle);
    const { place } = await page.evaluate(measureToast);
    await expect.poll(async () => (await confirmation.boundingBox())?.y).toBeGreaterThanOrEqual(place.bottom);
    await expect(confirmation.getByText('Your reference is', { exact: true })).toBeInViewport();
  });

  test('closes by a button that a finger hits', { tag: '@long' }, async ({ site, page }) => {
    const toast = await sendForToast(site, page);
    const close = page.getByRole('button', { name: 'Close notification' });
    const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
    expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    await close.tap();
    await expect(toast).toHaveCount(0);
  });
});

/** Runs in the page: stops the timer of a toast, so that it stays, and waits until it has come in. */
async function settle(text: Element) {
  const toast = text.closest('.Toastify__toast');
  for (const bar of toast?.querySelectorAll('[role="progressbar"]') ?? [])
    for (const clock of bar.getAnimations()) clock.pause();
  await Promise.all(toast?.getAnimations().map(({ finished }) => finished) ?? []);
}

/** Runs in the page: where the header ends, and the place of the toast. */
function measureToast() {
  const [bar, toast] = ['[data-bar]', '.Toastify__toast'].map((what) => document.querySelector(what));
  if (!bar || !toast) throw new Error('There is no header or no toast.');
  return { end: bar.getBoundingClientRect().bottom, place: toast.getBoundingClientRect() };
}

/** Sends the form with a response that shows a toast. */
async function sendForToast(site: Site, page: Page): Promise<Locator> {
  await site.open('/contact');
  await site.mockApi('generalEnquiry', { json: { status: 'success', data: { reference: 'SEV-7K3M-92QX' } } });
  await fillIn(page);
  await sendButton(page).click();
  return page.getByRole('region', { name: 'Notifications' }).getByText('Form submitted successfully');
}
