import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { smallPhone } from '../../support/visit.ts';
import { swipe } from '../support/swipe.ts';

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

test('shows buttons and swipes in every carousel', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/');
  for (const [label, subject] of Object.entries(carousels)) {
    const carousel = await settled(page, label);
    for (const name of [`Previous slide of ${subject}`, `Next slide of ${subject}`])
      await expect.soft(carousel.getByRole('button', { name, exact: true }), name).toHaveCSS('opacity', '1');
    await carousel.getByRole('button', { name: `Pause ${subject}` }).tap();
    const first = await slideInView(carousel);
    await swipe(page, slides(carousel), 'left');
    await expect.poll(() => slideInView(carousel), `${label}, swiped to the left`).not.toBe(first);
    await swipe(page, slides(carousel), 'right');
    await expect.poll(() => slideInView(carousel), `${label}, swiped back`).toBe(first);
  }
});

test('follows a finger that swipes back while a slide still moves', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/');
  const carousel = await settled(page, 'Newest posts');
  for (let swiped = 0; swiped < 3; swiped++) {
    const first = await slideInView(carousel);
    await swipe(page, slides(carousel), 'left');
    expect(await slideInView(carousel)).not.toBe(first);
    await swipe(page, slides(carousel), 'right');
    await expect.poll(() => slideInView(carousel), `${first}, swiped back`).toBe(first);
    await swipe(page, slides(carousel), 'left');
    await expect.poll(() => isStill(carousel)).toBe(true);
  }
});

test('keeps its slides’ widths when it starts, so that no line breaks anew in view', async ({ site, page }) => {
  // A width at which none of them is a whole number of pixels wide.
  await page.setViewportSize({ width: 412, height: 823 });
  await site.open('/');
  const labels = ['Our services', 'Customer testimonials', 'Newest posts'];
  const widths = () => Promise.all(labels.map((name) => slideWidths(page.getByRole('region', { name, exact: true }))));
  const asLists = await widths();
  for (const label of labels) await settled(page, label);
  expect(await widths()).toEqual(asLists);
});

test('shows all partners’ logos at once under reduced motion, in two columns', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  const logos = page.getByRole('region', { name: 'Partners', exact: true }).getByRole('group', { name: / of 10$/ });
  await logos.last().evaluate((logo) => logo.scrollIntoView({ block: 'end', behavior: 'instant' }));
  for (const place of [0, 9]) await expect(logos.nth(place)).toBeInViewport({ ratio: 1 });
  const lefts = await logos.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
});

test('scrolls the page under a finger that moves up', async ({ site, page }) => {
  await site.open('/');
  const carousel = await settled(page, 'Our services');
  const [slide, before] = [await slideInView(carousel), await page.evaluate(() => scrollY)];
  await swipe(page, slides(carousel), 'up');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await slideInView(carousel)).toBe(slide);
});

test('has the hero’s pause button in the first view', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/');
  const pause = page.getByRole('button', { name: 'Pause the headlines' });
  await expect(pause).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await pause.tap();
  await expect(page.getByRole('button', { name: 'Start the headlines' })).toBeVisible();
});

test('has the hero’s buttons in one row beside its words and picture', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/');
  for (const width of [320, 360, 412, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const carousel = await settled(page, 'What we do');
    const rows = await carousel
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(rows).size, `rows at ${width} px`).toBe(1);
    const slide = carousel.locator('[aria-roledescription="slide"]:not([inert])');
    const facts = slide.getByRole('list').first();
    const [button, lastWords] = [carousel.getByRole('button').first(), facts.getByRole('listitem').last()];
    expect((await button.boundingBox())?.y).toBeGreaterThan(endOf(await lastWords.boundingBox()));
    // On a tablet the buttons stand beside the empty corner of the picture.
    if (width < 640)
      expect(endOf(await button.boundingBox())).toBeLessThan((await slide.getByRole('img').boundingBox())?.y ?? 0);
  }
});

test('shows the drawings of the hero’s later slides whole', { tag: '@long' }, async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/');
  const drawings = (await settled(page, 'What we do')).locator('img');
  const widths = await drawings.evaluateAll((all) => all.slice(1).map((one) => one.clientWidth));
  expect(widths).toHaveLength(2);
  expect(Math.max(...widths)).toBeLessThanOrEqual(360);
});

test('ends the hero’s building at the margin of a tablet', { tag: '@long' }, async ({ site, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await site.open('/');
  const box = await page.getByRole('img', { name: /apartment house/ }).boundingBox();
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  // The drawing's right tip is where its picture has 5.5% of its width left.
  const tip = (box?.x ?? 0) + (box?.width ?? 0) * 0.945;
  expect(tip).toBeLessThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0) + 2);
});

function endOf(box: { y: number; height: number } | null): number {
  return (box?.y ?? 0) + (box?.height ?? 0);
}

async function settled(page: Page, label: string): Promise<Locator> {
  const carousel = page.getByRole('region', { name: label, exact: true });
  await slides(carousel).evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel).toHaveAttribute('data-state', 'moving');
  return carousel;
}

function slides(carousel: Locator): Locator {
  return carousel.locator('[role="group"][aria-live]');
}

function isStill(carousel: Locator): Promise<boolean> {
  return slides(carousel).evaluate((list) => list.getAnimations({ subtree: true }).length === 0);
}

function slideWidths(carousel: Locator): Promise<number[]> {
  return carousel
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().width));
}

function slideInView(carousel: Locator): Promise<string | null> {
  return carousel.locator('[aria-roledescription="slide"]:not([inert])').first().getAttribute('aria-label');
}
