import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import { enquiryByLabel, fillIn, sendButton, typed } from '../../support/enquiry.ts';

// Other answers, the timeout, retries and the service's messages are tried by ContactPage.failures.test.tsx and `acceptance/`.
test('keeps what was typed and names other ways when the service cannot be reached', async ({ site, page }) => {
  await site.open('/contact');
  await fillIn(page);
  await site.mockApi('generalEnquiry', 'unreachable');
  await sendButton(page).click();
  const notice = page.locator('main [data-kind="error"]');
  await expect(notice.getByRole('link', { name: brand.phone.display })).toBeVisible();
  await expect(notice.getByRole('link', { name: brand.email })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
  expect(await typed(page)).toEqual(enquiryByLabel);
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('keeps the page and what was typed when the connection is gone, and shows its message once it is back', async ({
  context,
  site,
  page,
  pageErrors,
}) => {
  // The toast's code fails to load, and so do files that the page loads in idle time.
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED.*\/_\/[a-z]+\/[^ ]+$/);
  await site.open('/contact');
  // Fetched at the first focus; cut off by then, it would log an error.
  const token = page.waitForResponse('**/api/v1/csrf');
  await fillIn(page);
  await token;
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.locator('main [data-kind="error"]')).toBeVisible();
  expect(await typed(page)).toEqual(enquiryByLabel);
  await context.setOffline(false);
  await site.mockApi('generalEnquiry', { status: 502, body: 'Bad gateway' });
  await sendButton(page).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).not.toHaveCount(0);
});
