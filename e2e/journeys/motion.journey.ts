import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { onePageOfEachKind } from '../support/routes.ts';
import { mainLink } from '../support/visit.ts';
import { invisibleTexts } from './support/invisible-texts.ts';
import { scrollThrough, twoFrames } from './support/scrolling.ts';

/** A section of the home page that stands below every first view. */
const section = 'section[aria-labelledby="industries-block"]';

test('shows everything without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(await invisibleTexts(page)).toEqual([]);
  await context.close();
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('hides nothing, moves nothing, offers no pause and changes pages instantly', async ({ site, page }) => {
    await site.open('/');
    expect(await invisibleTexts(page)).toEqual([]);
    await scrollThrough(page);
    expect(await runningAnimations(page)).toEqual([]);
    const carousels = page.locator('[aria-roledescription="carousel"]');
    await expect(carousels.first()).toHaveAttribute('data-state', 'moving');
    await expect(carousels.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    const partners = page.getByRole('region', { name: 'Partners', exact: true });
    await partners.scrollIntoViewIfNeeded();
    for (const name of ['1 of 10', '10 of 10'])
      await expect(partners.getByRole('group', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await mainLink(page, 'Blogs').click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await runningAnimations(page)).toEqual([]);
  });

  test('hides and moves nothing on any kind of page', { tag: '@long' }, async ({ site, page }) => {
    for (const path of onePageOfEachKind) {
      await site.open(path);
      expect.soft(await runningAnimations(page), path).toEqual([]);
      expect.soft(await invisibleTexts(page), path).toEqual([]);
    }
  });
});

test('reveals a section when it is scrolled to, and keeps it', async ({ site, page }) => {
  await site.open('/');
  const content = page.locator(`${section} > div`);
  await expect(content).toHaveCSS('opacity', '1');
  const states = await recordReveals(page, `${section} > div`);
  await wheelTo(page, section);
  await expect.poll(states).toEqual(['waiting', 'coming']);
  await expect(content).toHaveCSS('opacity', '1');
  await expect(page.locator(section).getByRole('heading', { level: 2 })).toBeInViewport();
  // Repeated, because on a busy machine the wheel's last step may scroll the page after this.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('region', { name: 'What we do' })).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(content).toHaveCSS('opacity', '1');
});

test('counts a number where it stands at the end, while the bar below it grows', async ({ site, page }) => {
  await site.open('/');
  const frames = await recordCount(page);
  await wheelTo(page, ':nth-match([role=progressbar], 1)');
  await expect.poll(frames).toContainEqual({ indent: 0, isGrowing: true });
  expect((await frames()).filter(({ indent }) => indent !== 0)).toEqual([]);
});

test('never hides anything in the first view', { tag: '@long' }, async ({ site, page }) => {
  for (const path of ['/', '/services', '/blogs', '/contact']) {
    await site.open(path);
    await twoFrames(page);
    const hidden = await page
      .locator('[data-reveal]')
      .evaluateAll(
        (elements) => elements.filter((element) => element.getBoundingClientRect().top < innerHeight).length,
      );
    expect.soft(hidden, path).toBe(0);
  }
});

test('shows the target of an anchor at once, and what stands above it', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/');
  const content = page.locator(`${section} > div`);
  await page.evaluate(() => {
    location.hash = '#industries-block';
  });
  await expect(page.locator('#industries-block')).toBeInViewport();
  await expect(content).not.toHaveAttribute('data-reveal');
  await expect(content).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('section[aria-labelledby="services-block"] > div')).toHaveCSS('opacity', '1');
});

test('keeps the target of an anchor on the page while its code is loading', async ({ site, page }) => {
  const resume = await site.pauseRequests('**/HomeSections.*.js');
  await site.open('/');
  await page.evaluate(() => {
    location.hash = '#industries-block';
  });
  await twoFrames(page);
  await expect(page.locator('#industries-block')).toBeInViewport();
  resume();
  await expect(page.locator(section)).not.toHaveAttribute('data-reveal');
  await expect(page.locator('#industries-block')).toBeInViewport();
});

test('prints everything', async ({ site, page }) => {
  await site.open('/');
  await page.emulateMedia({ media: 'print' });
  expect(await invisibleTexts(page)).toEqual([]);
});

test('prints every slide of a carousel that moves, within the sheet', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/');
  await page
    .getByRole('button', { name: /^Next slide of/ })
    .first()
    .click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const outside = await page.getByRole('group', { name: /^\d of \d$/ }).evaluateAll((slides) =>
    slides
      .map((slide) => slide.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > innerWidth)
      .map(({ left, right }) => `${left} to ${right}`),
  );
  expect(outside).toEqual([]);
});

/** Records the states of an element from now on. Returns how to read them. */
async function recordReveals(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const states = await page.locator(selector).evaluateHandle((element: HTMLElement) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.dataset.reveal ?? '')).observe(element, {
      attributeFilter: ['data-reveal'],
    });
    return seen;
  });
  return () => states.jsonValue();
}

/** Records from now on, in each frame in which the first bar's number counts, how far its digits are from where they begin at the end. */
async function recordCount(page: Page): Promise<() => Promise<{ indent: number; isGrowing: boolean }[]>> {
  const frames = await page.evaluateHandle(() => {
    const seen: { indent: number; isGrowing: boolean }[] = [];
    const look = () => {
      const bar = document.querySelector('[role=progressbar]');
      const digits = bar?.parentElement?.querySelector('[data-counting]');
      const place = digits?.parentElement?.parentElement;
      if (digits && place)
        seen.push({
          indent: Math.round(digits.getBoundingClientRect().left - place.getBoundingClientRect().left),
          isGrowing: bar?.querySelector('rect:last-child')?.getAnimations().length === 1,
        });
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => frames.jsonValue();
}

/** Scrolls by the wheel, near the section in small steps, as a hand does, until it is well in view. */
async function wheelTo(page: Page, selector: string): Promise<void> {
  let top = 0;
  await expect(async () => {
    await page.mouse.wheel(0, top > 2_000 ? 600 : 200);
    top = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(400);
  }).toPass({ intervals: [50], timeout: 30_000 });
}

/**
 * Leaves out animations on a scroll timeline, which move only as the visitor scrolls, and those of a millisecond, as reduced motion makes
 * them.
 */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
}
