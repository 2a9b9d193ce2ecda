import { expect, test } from '@site/journeys';
import { onePageOfEachKind } from '../support/routes.ts';

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('never rotates a carousel, and offers no pause where nothing moves', async ({ site, page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(4_000);
    await site.waitUntilHydrated();
    const hero = page.locator('[aria-roledescription="carousel"]').first();
    await expect(hero).toHaveAttribute('data-state', 'moving');
    const before = await hero.locator('[aria-roledescription="slide"]').first().boundingBox();
    await page.clock.runFor(30_000);
    expect(await hero.locator('[aria-roledescription="slide"]').first().boundingBox()).toEqual(before);
    await expect(hero.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    await expect(hero.getByRole('button', { name: /^Next slide/ })).toBeVisible();
    const partners = page.getByRole('region', { name: 'Partners', exact: true });
    await partners.scrollIntoViewIfNeeded();
    for (const name of ['1 of 10', '10 of 10'])
      await expect(partners.getByRole('group', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('hides no words and runs no animation', { tag: '@long' }, async ({ site, page }) => {
    for (const path of onePageOfEachKind) {
      await site.open(path);
      // Animations on a scroll timeline move only as the visitor scrolls.
      const running = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
            .length,
      );
      expect.soft(running, `animations on ${path}`).toBe(0);
      const hidden = await page.locator('main :is(h1, h2, h3, p)').evaluateAll((blocks) =>
        blocks
          .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter(
            (block) =>
              !block.closest('details:not([open]), .visually-hidden, [aria-hidden], [aria-roledescription="carousel"]'),
          )
          .map((block) => block.textContent?.slice(0, 60))
          .filter(Boolean),
      );
      expect.soft(hidden, `hidden words on ${path}`).toEqual([]);
    }
  });
});

test.describe('with motion', () => {
  test('rotates the hero, and stops it for a pointer, for the focus and for good on pause', async ({ site, page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(4_000);
    await site.waitUntilHydrated();
    const hero = page.locator('[aria-roledescription="carousel"]').first();
    const pause = hero.getByRole('button', { name: /^Pause/ });
    await expect(pause).toBeVisible();
    await expect(hero.locator('[role="group"][aria-live]').first()).toHaveAttribute('aria-live', 'off');
    await hero.hover();
    await expect(hero.locator('[role="group"][aria-live]').first()).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(5, 5);
    await expect(hero.locator('[role="group"][aria-live]').first()).toHaveAttribute('aria-live', 'off');
    await pause.focus();
    await expect(hero.locator('[role="group"][aria-live]').first()).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Enter');
    await expect(hero.getByRole('button', { name: /^Start/ })).toBeFocused();
  });
});
