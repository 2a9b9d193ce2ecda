import { brand } from '@site/brand';
import { expect, noScripts, test } from '@site/journeys';
import { enquiryByLabel } from '../../support/enquiry.ts';
import { fillIn, reference, sendButton, typed } from '../support/enquiry.ts';

test.use(noScripts);

test('keeps input and says what is wrong', async ({ site, page }) => {
  await site.open('/contact');
  await fillIn(page, { ...enquiryByLabel, 'Email address': 'asha', 'Phone number': '98765 4321' });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await sendButton(page).click();
  expect((await answered).status()).toBe(422);
  expect(await typed(page)).toEqual({ ...enquiryByLabel, 'Email address': 'asha', 'Phone number': '98765 4321' });
  await expect(page.getByText('Please enter valid email address.')).toBeVisible();
  await expect(page.getByText('Please enter valid phone number.')).toBeVisible();
  await expect(page.getByText('Nothing you typed is lost.')).toBeInViewport();
});

test('asks for every field left empty', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/contact');
  await sendButton(page).click();
  for (const what of ['name', 'email address', 'phone number', 'company name', 'message'])
    await expect.soft(page.getByText(`Please enter ${what}.`)).toBeVisible();
});

test('sends an enquiry, thanks with its reference', async ({ site, page }) => {
  await site.open('/contact');
  await fillIn(page, { ...enquiryByLabel, 'Phone number': '+91 98765 43210' });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await sendButton(page).click();
  expect((await answered).status()).toBe(303);
  await expect(page).toHaveURL(/\/contact\?sent=SEV-/);
  await expect(page.locator('main')).toContainText('Form submitted successfully');
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
  await expect(page.locator('[data-kind="success"]')).toBeInViewport();
  await expect(page.locator('main').getByRole('link', { name: brand.phone.display }).first()).toBeVisible();
});
