import type { Locator } from '@playwright/test';
import { expect, test } from '@site/journeys';
import { enquiryByLabel } from '../support/enquiry.ts';
import { company } from './company.ts';
import { answerEnquiries, failure, field, fillIn, sendButton, success } from './enquiry.ts';

test.describe('4. States and transitions', () => {
  test.describe('contact form', () => {
    test.beforeEach(({ site }) => site.open('/contact'));

    test('is reset and still there after success', async ({ page }) => {
      await answerEnquiries(page, 200, success);
      await fillIn(page);
      await sendButton(page).click();
      await expect(
        page
          .getByRole('main')
          .getByText(/thank|received|sent/i)
          .first(),
      ).toBeVisible();
      for (const label of Object.keys(enquiryByLabel)) await expect.soft(field(page, label)).toHaveValue('');
      await expect(sendButton(page)).toBeVisible();
      for (const message of [/^Please enter/]) await expect(page.getByText(message)).toHaveCount(0);
    });

    test('focuses a confirmation with the reference', async ({ page }) => {
      await answerEnquiries(page, 200, { status: 'success', data: { reference: 'SEV-1234-ABCD' } });
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.locator(':focus')).toContainText('SEV-1234-ABCD');
    });

    test("shows a spinner named 'Sending…' in the button's place while the request runs", async ({ page }) => {
      let answer = () => {};
      const released = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let calls = 0;
      await page.route('**/api/v1/generalEnquiry', async (route) => {
        calls++;
        await released;
        await route.fulfill({ json: success });
      });
      await fillIn(page);
      const before = await sendButton(page).boundingBox();
      await sendButton(page).press('Enter');
      const busy = page.getByRole('button', { name: 'Sending…', exact: true });
      await expect(busy).toBeFocused();
      expect(await busy.boundingBox()).toEqual(before);
      await expect(busy).toHaveText('Sending…', { useInnerText: true });
      await page.keyboard.press('Enter');
      await busy.click({ force: true });
      expect(calls).toBe(1);
      answer();
      await expect(busy).toHaveCount(0);
    });

    test('keeps what was typed and ends loading on an error', async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 503/);
      await answerEnquiries(page, 503, failure);
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('main').getByText(failure.error.message)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
      for (const [label, value] of Object.entries(enquiryByLabel))
        await expect.soft(field(page, label)).toHaveValue(value);
    });

    test('ends loading when a status is not success, and says whom to call', async ({ page }) => {
      await answerEnquiries(page, 200, { status: 'pending' });
      await fillIn(page);
      await sendButton(page).click();
      const form = page.getByRole('form', { name: 'Send a Message' });
      await expect(form.getByRole('link', { name: company.phone })).toBeVisible();
      await expect(form.getByRole('link', { name: company.email })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
      await expect(field(page, 'Message')).toHaveValue(enquiryByLabel.Message);
    });

    test('sends a retry with the same idempotency key', { tag: '@own-service' }, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 503/);
      const sent = await answerEnquiries(page, 503, failure);
      await fillIn(page);
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(1);
      await expect(page.getByRole('main').getByText(failure.error.message)).toBeVisible();
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(2);
      const [first, second] = sent.map((request) => request.headers()['idempotency-key']);
      expect(first).toBeTruthy();
      expect(second).toBe(first);
    });
  });

  test('gives up a request after 15 s', async ({ site, page, pageErrors }) => {
    pageErrors.allow(/failed request: .*generalEnquiry/);
    await page.clock.install();
    await site.open('/contact');
    await page.route('**/api/v1/generalEnquiry', () => {});
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(14_500);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
    await expect(field(page, 'Message')).toHaveValue(enquiryByLabel.Message);
  });

  test.describe('without scripts, the contact form', () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ page }) => page.goto('/contact'));

    test('thanks with the reference', { tag: ['@sends', '@own-service'] }, async ({ page }) => {
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('main').getByText(/SEV-/).first()).toBeVisible();
    });

    test('comes back with all that was typed and what is missing', async ({ page }) => {
      await fillIn(page, { ...enquiryByLabel, 'Phone number': '12345' });
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendButton(page).click();
      expect((await answer).status()).toBe(422);
      await expect(page.getByText('Please enter valid phone number.').first()).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(enquiryByLabel.Message);
    });
  });

  test.describe('submenus', () => {
    const names = ['About us', 'Services', 'Industries'];
    const toggle = (within: Locator, name: string) => within.getByLabel(new RegExp(`pages under ${name}`, 'i'));

    test('toggle independently under 1200 px', async ({ site, page }) => {
      await page.setViewportSize({ width: 800, height: 1000 });
      await site.open('/contact');
      await page.getByRole('button', { name: /menu/i }).click();
      const menu = page.getByRole('dialog');
      for (const name of names) await toggle(menu, name).click();
      for (const name of [/our vision/i, /plumbing/i, /healthcare/i])
        await expect.soft(menu.getByRole('link', { name })).toBeVisible();
      await toggle(menu, 'Services').click();
      await expect(menu.getByRole('link', { name: /plumbing/i })).toBeHidden();
      await expect(menu.getByRole('link', { name: /healthcare/i })).toBeVisible();
    });

    test('open one at a time from 1200 px on, and Escape closes', async ({ site, page }) => {
      await site.open('/contact');
      const bar = page.getByRole('navigation', { name: 'Main' });
      await toggle(bar, 'Services').click();
      await expect(bar.getByRole('link', { name: /plumbing/i })).toBeVisible();
      await toggle(bar, 'Industries').click();
      await expect(bar.getByRole('link', { name: /plumbing/i })).toBeHidden();
      await expect(bar.getByRole('link', { name: /healthcare/i })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('link', { name: /healthcare/i })).toBeHidden();
    });
  });

  test('FAQ: the first item is open, the others closed; each toggles on its own', async ({ site, page }) => {
    await site.open('/plumbing-services');
    const items = page.getByRole('main').locator('details');
    await expect(items).toHaveCount(3);
    const open3 = () => items.evaluateAll((all) => all.map((item) => item.hasAttribute('open')));
    expect(await open3()).toEqual([true, false, false]);
    await items.nth(1).locator('summary').click();
    await expect.poll(open3).toEqual([true, true, false]);
    await items.nth(0).locator('summary').click();
    await expect.poll(open3).toEqual([false, true, false]);
  });
});
