import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '@site/brand';
import type { MailServer } from '@site/service/testing/open-mail-server';

export const subscriber = 'asha@school.example';

/** The form in the footer. */
export function footerForm(page: Page) {
  return page.getByRole('contentinfo').getByRole('form', { name: 'Get our monthly email' });
}

/** Brings the form into view, on a phone by unfolding it once its code has loaded. */
export async function showFooterForm(page: Page): Promise<void> {
  const fold = page.getByRole('contentinfo').locator('summary', { hasText: 'Get our monthly email' });
  if (await fold.isVisible()) {
    await fold.scrollIntoViewIfNeeded();
    await footerFormReady(page);
    await fold.click();
  }
  await footerForm(page).scrollIntoViewIfNeeded();
}

export function fillInFooter(page: Page): Promise<void> {
  return fillInSubscription(footerForm(page));
}

/** Fills in the footer's form or that of the subscription page. */
export async function fillInSubscription(form: Locator): Promise<void> {
  await form.getByLabel('Send the notes to').fill(subscriber);
  await form.getByRole('checkbox').check();
}

/** Follows the link of the newest mail as its reader would, and presses the one button there. */
export async function followMail(
  page: Page,
  mailbox: MailServer,
  count: number,
  link: 'confirm' | 'leave',
  button: string,
): Promise<void> {
  await expect.poll(() => mailbox.received.length, { timeout: 15_000 }).toBe(count);
  const mail = mailbox.received.at(-1);
  expect(mail?.to).toEqual([subscriber]);
  expect(mail?.text).toContain(`From: ${brand.name} <${brand.email}>`);
  const [address = ''] = new RegExp(`http://\\S+/subscription\\?${link}=\\S+`).exec(mail?.text ?? '') ?? [];
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

/** Waits until the form has been hydrated. What somebody types before that stays in it. */
export async function footerFormReady(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').locator('[data-fragment] > [data-live]')).toHaveCount(1);
}
