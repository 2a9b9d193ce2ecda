import type { Locator, Page } from '@playwright/test';
import { smallPhone } from '../support/phones.ts';
import { expect, open, test } from '../support/visit.ts';
import { swipe } from './support/swipe.ts';

test.describe.configure({ mode: 'parallel' });
test.use(smallPhone);

/** Each carousel of the home page, and what its buttons say they act on. */
const carousels = {
  'What we do': 'the headlines',
  'Our services': 'the services',
  'Customer testimonials': 'the testimonials',
  Partners: 'the partners’ logos',
  'Newest posts': 'the newest posts',
};

test('shows buttons and swipes in every carousel', async ({ page }) => {
  await open(page, '/');
  for (const [label, subject] of Object.entries(carousels)) {
    const carousel = await settled(page, label);
    for (const name of [`Pause ${subject}`, `Previous slide of ${subject}`, `Next slide of ${subject}`])
      await expect.soft(carousel.getByRole('button', { name, exact: true }), name).toHaveCSS('opacity', '1');
    await carousel.getByRole('button', { name: `Pause ${subject}` }).tap();
    const first = await slideInView(carousel);
    await swipe(page, slides(carousel), 'left');
    await expect.poll(() => slideInView(carousel), `${label}, swiped to the left`).not.toBe(first);
    await swipe(page, slides(carousel), 'right');
    await expect.poll(() => slideInView(carousel), `${label}, swiped back`).toBe(first);
  }
});

test('scrolls the page under a finger that moves up', async ({ page }) => {
  await open(page, '/');
  const carousel = await settled(page, 'Our services');
  const [slide, before] = [await slideInView(carousel), await page.evaluate(() => scrollY)];
  await carousel.getByRole('button', { name: 'Pause the services' }).tap();
  await swipe(page, slides(carousel), 'up');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await slideInView(carousel)).toBe(slide);
});

test('has the hero’s pause button in the first view', async ({ page }) => {
  await open(page, '/');
  const pause = page.getByRole('button', { name: 'Pause the headlines' });
  await expect(pause).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await pause.tap();
  await expect(page.getByRole('button', { name: 'Start the headlines' })).toBeVisible();
});

async function settled(page: Page, label: string): Promise<Locator> {
  const carousel = page.getByRole('region', { name: label, exact: true });
  await slides(carousel).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel).toHaveAttribute('data-state', 'moving');
  return carousel;
}

function slides(carousel: Locator): Locator {
  return carousel.locator('[role="group"][aria-live]');
}

function slideInView(carousel: Locator): Promise<string | null> {
  return carousel.locator('[aria-roledescription="slide"]:not([inert])').first().getAttribute('aria-label');
}
