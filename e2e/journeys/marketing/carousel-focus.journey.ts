import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/journeys';

/** The hero as the server sent it, a list that scrolls; `start` lets it become a carousel. */
async function openHeroList(site: Site, page: Page) {
  await page.clock.install();
  const start = await site.pauseRequests('**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.getByRole('region', { name: 'What we do' });
  return {
    list: hero.getByRole('group', { name: 'Slides of the headlines' }),
    hero,
    start: async () => {
      start();
      // In steps, because scripts arrive in real time and set timers only then.
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return hero.getAttribute('data-state');
        })
        .toBe('moving');
    },
  };
}

test('lets the list keep its focus, when it becomes a carousel', { tag: '@long' }, async ({ site, page }) => {
  const { list, start } = await openHeroList(site, page);
  await list.focus();
  await start();
  await expect(list).toBeFocused();
});

test('lets a link in the second slide keep its focus when the list becomes a carousel, and stands still meanwhile', async ({
  site,
  page,
}) => {
  const { hero, start } = await openHeroList(site, page);
  const link = hero.getByRole('link', { name: 'Explore our services' });
  await link.focus();
  await start();
  await page.clock.runFor(12_000);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
