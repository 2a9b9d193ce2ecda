import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/visit.ts';
import { fillIn, sendButton } from './support/enquiry.ts';

test('fades in and out in 300 ms', async ({ page }) => {
  const toast = await sendForToast(page);
  await expect
    .poll(() => toast.evaluate((element) => element.closest('.Toastify__toast')?.getAnimations().length))
    .toBe(0);
  await toast.click();
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate('fades')).toEqual(['0.3s', '0.3s']);
});

test('fades out a toast that is clicked while it fades in', async ({ page }) => {
  await page.addInitScript(() => {
    const clickOnce = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches('.Toastify__toast')) return;
      removeEventListener('animationstart', clickOnce);
      target.click();
    };
    addEventListener('animationstart', clickOnce);
  });
  const toast = await sendForToast(page);
  await expect.poll(() => page.evaluate('fades')).toEqual(['0.3s', '0.3s']);
  await expect(toast).toHaveCount(0);
});

/** Sends the form with an answer that shows a toast; `fades` in the page lists how long each of its fades takes. */
async function sendForToast(page: Page): Promise<Locator> {
  await page.addInitScript(noteToasts);
  await open(page, '/contact');
  await page.route('**/api/v1/generalEnquiry', (route) =>
    route.fulfill({ json: { status: 'success', data: { reference: 'SEV-7K3M-92QX' } } }),
  );
  await fillIn(page);
  await sendButton(page).click();
  return page.getByRole('region', { name: 'Messages' }).getByText('Form submitted successfully');
}

/** Runs in the page: notes how long each fade of a toast takes. */
function noteToasts() {
  const fades: string[] = [];
  addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.matches('.Toastify__toast'))
      fades.push(getComputedStyle(target).animationDuration);
  });
  Object.assign(window, { fades });
}
