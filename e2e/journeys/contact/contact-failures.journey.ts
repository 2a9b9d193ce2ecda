import { brand } from '@site/brand';
import { type ApiResponse, expect, test } from '@site/journeys';
import { enquiryByLabel } from '../../support/enquiry.ts';
import { fillIn, reference, sendButton, typed, watchKeys } from '../support/enquiry.ts';

const answers: Record<string, ApiResponse> = {
  'cannot be reached': 'unreachable',
  'answers 503': {
    status: 503,
    json: { status: 'error', error: { code: 'service_unavailable', message: 'The office computer sleeps.' } },
  },
  'answers 200 without success': { status: 200, json: { status: 'pending' } },
  'answers no JSON': { status: 200, contentType: 'text/html', body: '<p>Welcome</p>' },
};

// ContactPage.failures.test.tsx tries the other answers, the timeout and the service's messages at every push.
const everyPush = 'cannot be reached';

for (const [what, answer] of Object.entries(answers)) {
  test(`keeps what was typed and names other ways when the service ${what}`, {
    tag: what === everyPush ? [] : '@long',
  }, async ({ site, page }) => {
    await site.open('/contact');
    await fillIn(page);
    await site.answerApi('generalEnquiry', answer);
    await sendButton(page).click();
    const notice = page.locator('main [data-kind="error"]');
    await expect(notice.getByRole('link', { name: brand.phone.display })).toBeVisible();
    await expect(notice.getByRole('link', { name: brand.email })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible();
    if (what === 'answers 503') await expect(notice).toContainText('The office computer sleeps.');
    expect(await typed(page)).toEqual(enquiryByLabel);
    await expect(sendButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  });
}

test('keeps the page and what was typed when the connection is gone, and shows its message once it is back', async ({
  context,
  site,
  page,
  pageErrors,
}) => {
  // The code of the toast, and files that the page loads in idle time.
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED.*\/_\/[a-z]+\/[^ ]+$/);
  await site.open('/contact');
  await fillIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.locator('main [data-kind="error"]')).toBeVisible();
  expect(await typed(page)).toEqual(enquiryByLabel);
  await context.setOffline(false);
  await site.answerApi('generalEnquiry', { status: 502, body: 'Bad gateway' });
  await sendButton(page).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).not.toHaveCount(0);
});

test('sends the same key again when the visitor tries again', async ({ site, page }) => {
  await site.open('/contact');
  const keys = watchKeys(page);
  await fillIn(page);
  const restoreApi = await site.answerApi('generalEnquiry', { status: 502, body: 'Bad gateway' });
  await sendButton(page).click();
  await expect(page.locator('main [data-kind="error"]')).toBeVisible();
  await restoreApi();
  await sendButton(page).click();
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/\S{16,}/);
});
