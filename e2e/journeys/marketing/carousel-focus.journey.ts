import { expect, test } from '@site/e2e';

test('lets a link in the second slide keep its focus when the list becomes a carousel, and stands still meanwhile', async ({
  site,
  page,
}) => {
  await page.clock.install();
  const start = await site.pauseRequests('**/*.js');
  // As the server sent it, the hero is a list that scrolls.
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.getByRole('region', { name: 'What we do' });
  const link = hero.getByRole('link', { name: 'Explore our services' });
  await link.focus();
  start();
  // In steps, because scripts arrive in real time and set timers only then.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return hero.getAttribute('data-state');
    })
    .toBe('moving');
  await page.clock.runFor(12_000);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
