import type { Locator, Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { createDeferred } from '@site/testing/deferred';
import { enquiryByLabel } from '../support/enquiry.ts';
import { carousel, expectStarted, textInView } from './carousel.ts';
import { company } from './company.ts';
import { failure, field, fillIn, sendButton, success } from './enquiry.ts';

test.describe('4. States and transitions', () => {
  test.describe('The contact form', () => {
    test.beforeEach(({ site }) => site.open('/contact'));

    test('is reset and still there after success', { tag: '@S6' }, async ({ site, page }) => {
      await site.mockApi('generalEnquiry', { json: success });
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('main').getByText('Form submitted successfully', { exact: true })).toBeVisible();
      for (const label of Object.keys(enquiryByLabel)) await expect.soft(field(page, label)).toHaveValue('');
      await expect(sendButton(page)).toBeVisible();
      await expect(page.getByText(/^Please enter/)).toHaveCount(0);
    });

    test('focuses a confirmation with the reference', { tag: '@S6' }, async ({ site, page }) => {
      await site.mockApi('generalEnquiry', { json: { status: 'success', data: { reference: 'SEV-1234-ABCD' } } });
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.locator(':focus')).toContainText('SEV-1234-ABCD');
    });

    test("shows a spinner named 'Sending…' in the button's place while the request runs, and sends once", {
      tag: '@S7',
    }, async ({ site, page }) => {
      const { promise: released, resolve: respond } = createDeferred();
      const { requests: sent } = await site.mockApi('generalEnquiry', () => released.then(() => ({ json: success })));
      await fillIn(page);
      // The focus scrolls to it.
      await sendButton(page).focus();
      const before = await sendButton(page).boundingBox();
      await sendButton(page).press('Enter');
      const busy = page.getByRole('button', { name: 'Sending…', exact: true });
      await expect(busy).toBeFocused();
      await expect.poll(() => busy.boundingBox()).toEqual(before);
      await expect(busy).toHaveText('Sending…', { useInnerText: true });
      await expect(page.getByRole('status').filter({ hasText: 'Sending' })).toBeAttached();
      await page.keyboard.press('Enter');
      await busy.click({ force: true });
      respond();
      await expect(busy).toHaveCount(0);
      expect(sent).toHaveLength(1);
    });

    test('ends loading and keeps what was typed on an error', { tag: '@S2' }, async ({ site, page }) => {
      await site.mockApi('generalEnquiry', { status: 503, json: failure });
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('main').getByText(failure.error.message)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
      for (const [label, value] of Object.entries(enquiryByLabel))
        await expect.soft(field(page, label)).toHaveValue(value);
    });

    test('ends loading when a status is not success, and says whom to call or write to', { tag: '@S2' }, async ({
      site,
      page,
    }) => {
      await site.mockApi('generalEnquiry', { json: { status: 'pending' } });
      await fillIn(page);
      await sendButton(page).click();
      const form = page.getByRole('form', { name: 'Enquiry' });
      await expect(form.getByRole('link', { name: company.phone })).toBeVisible();
      await expect(form.getByRole('link', { name: company.email })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
      await expect(field(page, 'Message')).toHaveValue(enquiryByLabel.Message);
    });

    test('sends a retry with the same idempotency key, so that nothing is stored twice', {
      tag: ['@S2', '@own-service'],
    }, async ({ site, page }) => {
      const { requests: sent } = await site.mockApi('generalEnquiry', { status: 503, json: failure });
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

  test('The contact form gives up a request after 15 seconds, and keeps what was typed', { tag: '@S2' }, async ({
    site,
    page,
  }) => {
    await page.clock.install();
    await site.open('/contact');
    await site.pauseApi('generalEnquiry');
    await fillIn(page);
    await page.clock.pauseAt(Date.now() + 10_000);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(14_500);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('button', { name: 'Sending…' })).toHaveCount(0);
    await expect(field(page, 'Message')).toHaveValue(enquiryByLabel.Message);
  });

  test('The contact form keeps what was typed while its visitor is on another page', { tag: '@S2' }, async ({
    site,
    page,
  }) => {
    await site.open('/contact');
    await fillIn(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Sevantra/ })
      .click();
    await expect(page).toHaveURL('/home');
    await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).click();
    await expect(field(page, 'Message')).toHaveValue(enquiryByLabel.Message);
  });

  test.describe('Without scripts, the contact form', () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ page }) => page.goto('/contact'));

    test('thanks with the reference', { tag: ['@S42', '@sends', '@own-service'] }, async ({ page }) => {
      await fillIn(page);
      await sendButton(page).click();
      await expect(
        page
          .getByRole('main')
          .getByText(/SEV-[0-9A-Z]{4}-[0-9A-Z]{4}/)
          .first(),
      ).toBeVisible();
    });

    test('comes back with all that was typed and what is wrong', { tag: '@S42' }, async ({ page }) => {
      await fillIn(page, { ...enquiryByLabel, 'Phone number': '12345' });
      const response = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendButton(page).click();
      expect((await response).status()).toBe(422);
      await expect(page.getByText('Please enter valid phone number.').first()).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(enquiryByLabel.Message);
    });
  });

  test.describe('Submenus', () => {
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

    test('open one at a time from 1200 px on, and close on Escape', { tag: '@S38' }, async ({ site, page }) => {
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

  test('Questions: the first is open, the others closed; each toggles on its own', { tag: '@S38' }, async ({
    site,
    page,
  }) => {
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

  test.describe('Counters', () => {
    test('run from 0 to 10 over 3 s, 1,000 over 5, 50 over 7 and 20 over 9, then stop', {
      tag: ['@S34', '@S48'],
    }, async ({ site, page }) => {
      const targets = ['10', '1,000', '50', '20'];
      const shown = await startCounters(site, page);
      expect.soft(await shown()).toEqual(['0', '0', '0', '0']);
      await page.clock.runFor(1_200);
      for (const [place, target] of targets.entries()) {
        await page.clock.runFor(1_500);
        expect.soft((await shown())[place], `${target}, just before its time`).not.toBe(target);
        await page.clock.runFor(500);
        expect.soft((await shown())[place], `${target}, just after its time`).toBe(target);
      }
      expect.soft(await shown()).toEqual(targets);
      await page.clock.runFor(60_000);
      expect.soft(await shown()).toEqual(['10', '1,000', '50', '20']);
    });

    test('change every 100 ms', { tag: '@S34' }, async ({ site, page }) => {
      const shown = await startCounters(site, page);
      const changes: number[] = [];
      let before = (await shown())[1];
      for (let ms = 20; ms <= 2_000; ms += 20) {
        await page.clock.runFor(20);
        const now = (await shown())[1];
        if (now !== before) changes.push(ms);
        before = now;
      }
      expect(changes.length).toBeGreaterThan(1);
      // They are seen on the frames of a display, 16 ms apart.
      const gaps = changes.slice(1).map((ms, place) => ms - (changes[place] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(80);
    });

    test('tell a screen reader their target while they run', { tag: ['@S16', '@S48'] }, async ({ site, page }) => {
      const shown = await startCounters(site, page);
      expect(await shown()).not.toContain('20');
      for (const [index, target] of ['10', '1,000', '50', '20'].entries())
        expect.soft(await counters(page).nth(index).ariaSnapshot()).toContain(target);
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test('show their targets without scripts', { tag: '@S16' }, async ({ page }) => {
        await page.goto('/');
        for (const [index, target] of ['10', '1,000', '50', '20'].entries())
          await expect.soft(counters(page).nth(index).locator('[aria-hidden="true"]').last()).toHaveText(target);
      });
    });
  });

  test.describe('Carousels', () => {
    test.beforeEach(async ({ page }) => page.clock.install());

    test('stand still under the pointer, and go on when it has left', { tag: '@S15' }, async ({ site, page }) => {
      const hero = await openHero(site, page);
      await hero.hover();
      const first = await textInView(hero);
      await page.clock.runFor(20_000);
      expect(await textInView(hero)).toBe(first);
      await page.mouse.move(5, 5);
      await expectMoves(page, hero);
    });

    test('stand still while their tab is hidden, and go on when it is back', { tag: '@S15' }, async ({
      site,
      page,
    }) => {
      const hero = await openHero(site, page);
      await page.evaluate(setVisibility, 'hidden');
      const first = await textInView(hero);
      await page.clock.runFor(20_000);
      expect(await textInView(hero)).toBe(first);
      await page.evaluate(setVisibility, 'visible');
      await expectMoves(page, hero);
    });

    test('never move by themselves where less motion is asked for', { tag: '@S15' }, async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const hero = await openHero(site, page);
      const first = await textInView(hero);
      await page.clock.runFor(20_000);
      expect(await textInView(hero)).toBe(first);
      await hero.getByRole('button', { name: /next/i }).click();
      await expect.poll(() => textInView(hero)).not.toBe(first);
    });
  });
});

function counters(page: Page): Locator {
  return page.getByRole('region', { name: 'Our company in numbers' }).getByRole('listitem');
}

/** Scrolls to the counters with the page's clock paused, and lets them start. Returns a function that reads what they show. */
async function startCounters(site: Site, page: Page): Promise<() => Promise<string[]>> {
  const shown = () =>
    counters(page).evaluateAll((all) =>
      all.map((counter) => Array.from(counter.querySelectorAll('[aria-hidden="true"]')).at(-1)?.textContent ?? ''),
    );
  await page.clock.install();
  await site.open('/');
  await page.clock.pauseAt(Date.now() + 10_000);
  await counters(page).first().scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(20);
    expect((await shown())[3]).not.toBe('20');
  }).toPass({ intervals: [10] });
  return shown;
}

async function openHero(site: Site, page: Page): Promise<Locator> {
  await site.open('/');
  const hero = carousel(page, 'What we do');
  await expectStarted(hero);
  return hero;
}

async function expectMoves(page: Page, carousel: Locator): Promise<void> {
  const first = await textInView(carousel);
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await textInView(carousel)).not.toBe(first);
  }).toPass({ intervals: [10] });
}

/** Runs in the page. */
function setVisibility(state: string) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
