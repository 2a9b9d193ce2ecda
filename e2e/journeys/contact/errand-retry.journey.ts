import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import { expectAccessible, expectAllAccessible } from '../../support/axe.ts';
import { enquiryByLabel, field, reference, sendButton, typed, watchKeys } from '../../support/enquiry.ts';
import { smallPhone } from '../../support/visit.ts';
import { arriveAt } from '../support/errand-stop.ts';
import { byFinger, byKeyboard, type Way } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

retries(byKeyboard, expectAccessible);

test.describe('on a phone', () => {
  test.use(smallPhone);
  retries(byFinger, expectAllAccessible);
});

function retries({ name, press, write }: Way, expectAccessibleStop: typeof expectAccessible) {
  test(`retries an enquiry that failed, after leaving and coming back, ${name}`, { tag: '@long' }, async ({
    site,
    page,
  }) => {
    const keys = watchKeys(page);
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    const failure = page.getByRole('main').locator('[data-kind="error"]');
    const api = await site.mockApi('generalEnquiry', {
      status: 503,
      json: { error: { message: 'Not just now.' } },
    });
    await site.open('/contact');
    for (const [label, text] of Object.entries(enquiryByLabel)) await write(page, field(page, label), text);

    for (const attempt of [1, 2]) {
      const response = page.waitForResponse('**/api/v1/generalEnquiry');
      await press(page, sendButton(page));
      await response;
      await expect(failure).toBeFocused();
      await expect(failure).toContainText('Not just now.');
      await expect(failure).toBeInViewport({ ratio: 1 });
      await expect(sendButton(page)).toBeInViewport();
      await expect(toasts, `attempt ${attempt}`).toHaveText([/Not just now\./]);
    }
    await expect(failure.getByRole('link')).toHaveText([brand.phone.display, brand.email]);
    await expectAccessibleStop(page, 'the failure');

    await press(page, page.getByRole('link', { name: 'privacy policy' }).first());
    await arriveAt(page, '/privacy-policy');
    await expect(toasts).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => typed(page)).toEqual(enquiryByLabel);
    await page.reload();
    await site.waitUntilHydrated();
    expect(await typed(page)).toEqual(enquiryByLabel);

    await api.restore();
    await press(page, sendButton(page));
    await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
    await expect(page.locator('[data-kind="success"]')).toBeInViewport({ ratio: 1 });
    await expect(toasts).toHaveCount(0);
    expect(new Set(keys()).size).toBe(1);
    await page.reload();
    await site.waitUntilHydrated();
    expect(Object.values(await typed(page)).join('')).toBe('');
  });
}
