import { expect, test } from '@site/journeys';
import { carousel, wholeItems } from './carousel.ts';
import { company } from './company.ts';
import { answerEnquiries, failure, fillIn, sendButton, success } from './enquiry.ts';

const carousels = [
  { name: 'What we do', items: { 360: 1, 400: 1, 740: 1, 940: 1 }, margin: 0 },
  { name: 'Customer testimonials', items: { 360: 1, 400: 2, 740: 1, 940: 1 }, margin: 0 },
  { name: 'Our services', items: { 360: 1, 400: 2, 740: 2, 940: 3 }, margin: 10 },
  { name: 'Partners', items: { 360: 1, 400: 2, 740: 3, 940: 4, 1024: 5 }, margin: 20 },
  { name: 'Newest posts', items: { 360: 1, 400: 1, 740: 2, 1280: 2 }, margin: 20 },
];

test.describe('9. Business constants and limits', () => {
  test.describe('carousels', () => {
    for (const { name, items, margin } of carousels)
      test(`${name}: ${Object.values(items).join('/')} items at ${Object.keys(items).join('/')} px, margin ${margin}`, async ({
        site,
        page,
      }) => {
        await site.open('/');
        for (const [width, count] of Object.entries(items)) {
          await page.setViewportSize({ width: Number(width), height: 900 });
          await carousel(page, name).scrollIntoViewIfNeeded();
          await expect.soft.poll(async () => (await wholeItems(carousel(page, name))).length, width).toBe(count);
          const [first, second] = await wholeItems(carousel(page, name));
          if (first && second) expect.soft(second.left - first.right, width).toBeCloseTo(margin, 0);
        }
      });

    test('all loop: previous leads on from the first item', async ({ site, page }) => {
      await site.open('/');
      for (const { name } of carousels) {
        const one = carousel(page, name);
        await one.scrollIntoViewIfNeeded();
        // The focus stops a carousel.
        await one.getByRole('button', { name: /previous/i }).focus();
        const [before] = await wholeItems(one);
        await one.getByRole('button', { name: /previous/i }).press('Enter');
        await expect.soft.poll(async () => (await wholeItems(one))[0]?.text, name).not.toBe(before?.text);
      }
    });

    test('none is dragged by the mouse', async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.open('/');
      for (const { name } of carousels) {
        const one = carousel(page, name);
        await one.scrollIntoViewIfNeeded();
        const before = await wholeItems(one);
        const box = await one.boundingBox();
        const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - 300, y, { steps: 5 });
        await page.mouse.up();
        expect.soft(await wholeItems(one), name).toEqual(before);
      }
    });

    test('the hero moves on after 5000 ms, and not under the pointer', async ({ site, page }) => {
      await page.clock.install();
      await site.open('/');
      const hero = carousel(page, 'What we do');
      const shown = async () => (await wholeItems(hero))[0]?.text;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
      const first = await shown();
      await expect(async () => {
        await page.clock.runFor(100);
        // Between two slides none is shown whole.
        expect([first, undefined]).not.toContain(await shown());
      }).toPass({ intervals: [10] });
      const second = await shown();
      await page.clock.runFor(4_000);
      expect(await shown()).toBe(second);
      await page.clock.runFor(2_000);
      await expect.poll(shown).not.toBe(second);
      const third = await shown();
      await hero.hover();
      await page.clock.runFor(12_000);
      expect(await shown()).toBe(third);
    });

    test('every carousel has a pause button first', async ({ site, page }) => {
      await site.open('/');
      for (const { name } of carousels) {
        await carousel(page, name).scrollIntoViewIfNeeded();
        await expect.soft(carousel(page, name).getByRole('button').first(), name).toHaveAccessibleName(/pause/i);
      }
    });
  });

  test.describe('toasts', () => {
    test.beforeEach(async ({ site, page }) => {
      await page.clock.install();
      await site.open('/contact');
    });

    test('of success stand for 5000 ms at the top right', async ({ page }) => {
      await answerEnquiries(page, 200, success);
      await fillIn(page);
      await sendButton(page).click();
      const toast = page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: 'Form submitted successfully' });
      await expect(toast).toBeVisible();
      const box = await toast.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
      expect(box?.y).toBeLessThan(450);
      await page.clock.runFor(4_000);
      await expect(toast).toBeVisible();
      await page.clock.runFor(2_000);
      await expect(toast).toHaveCount(0);
    });

    test('of errors stay until they are closed', async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 500/);
      await answerEnquiries(page, 500, failure);
      await fillIn(page);
      await sendButton(page).click();
      const toast = page.getByRole('alert').filter({ hasText: failure.error.message });
      await expect(toast).toBeVisible();
      await page.clock.runFor(20_000);
      await expect(toast).toBeVisible();
      await toast.click();
      await expect(toast).toHaveCount(0);
    });
  });

  test.describe('counters', () => {
    const counters = [
      ['Industries (+)', '10'],
      ['Professional Workers', '1,000'],
      ['Combined Industry Experience (+)', '50'],
      ['Happy Customers (+)', '20'],
    ] as const;

    test('have their titles and targets', async ({ site, page }) => {
      await site.open('/');
      for (const [title, target] of counters) {
        const counter = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByText(title, { exact: true }) });
        await counter.scrollIntoViewIfNeeded();
        await expect.soft(counter).toContainText(target);
      }
    });
  });

  test.describe('progress bars', () => {
    test('are at 77 and 90 percent, with their words', async ({ site, page }) => {
      await site.open('/');
      const experience = page.getByRole('progressbar', { name: 'Combined Industry Experience (Years)' });
      await expect.soft(experience).toHaveAttribute('aria-valuenow', '77');
      await expect.soft(experience).toHaveAttribute('aria-valuetext', /50/);
      const manpower = page.getByRole('progressbar', { name: 'Manpower (+)' });
      await expect.soft(manpower).toHaveAttribute('aria-valuenow', '90');
      await expect.soft(manpower).toHaveAttribute('aria-valuetext', /1,?000/);
    });
  });

  const claims = [
    ['/event', /1,?000\+\sready\smanpower/],
    ['/paramedic-services', /24\/7/],
    ['/plumbing-services', /at\sleast\sonce\sa\syear/i],
    ['/management-of-departmental-stores', /at\sleast\s(1|one)\syear.*retail/i],
    ['/pantry-services', /at\sleast\s(1|one)\syear.*food\sservice/i],
    ['/investors-relationship', /6.month|six\smonths/i],
  ] as const;
  for (const [path, claim] of claims)
    test(`${path} claims ${claim.source}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(claim).first()).toBeVisible();
    });

  test('phone number and working hours are the same everywhere', async ({ page }) => {
    for (const path of ['/', '/contact', '/services']) {
      await page.goto(path);
      await expect.soft(page.getByText(company.hours).first(), path).toBeAttached();
      await expect.soft(page.getByRole('link', { name: company.phone }).first(), path).toBeVisible();
    }
  });
});
