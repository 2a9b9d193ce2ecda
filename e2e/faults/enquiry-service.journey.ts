import { expect, test } from '@site/e2e';
import { failingFile, retriedPart } from '../support/page-errors.ts';
import { fillInFooter, footerForm, footerFormReady, subscriber } from '../support/subscription.ts';
import { open } from '../support/visit.ts';

test('keeps what was typed in the footer while the service is down, and sends it once it is back', {
  tag: '@long',
}, async ({ site, page, runOther }) => {
  const other = await runOther('subscribe-down');
  await open(page, `${other.url}/about-us`);
  const api = await site.mockApi('subscriptions', {
    status: 503,
    json: { status: 'error', error: { code: 'x', message: 'No answer just now.' } },
  });
  await footerForm(page).scrollIntoViewIfNeeded();
  await expect(footerForm(page)).toBeVisible();
  await footerFormReady(page);
  await fillInFooter(page);
  await footerForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('contentinfo').getByText('No answer just now.')).toBeVisible();
  await expect(footerForm(page).getByLabel('Send the notes to')).toHaveValue(subscriber);
  await api.restore();
  await footerForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('contentinfo').getByText('Please check your inbox')).toBeVisible();
});

test('takes a subscription as a plain form when its script fails, without an error', async ({ page, pageErrors }) => {
  // The form's code is asked for again when its field is focused.
  pageErrors.allow(failingFile('contact', '\\w+'), retriedPart('contact'));
  await page.route('**/_/contact/*.js', (route) => route.fulfill({ status: 503 }));
  await open(page, '/about-us');
  await footerForm(page).scrollIntoViewIfNeeded();
  await fillInFooter(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await footerForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/subscription?done=asked');
});
