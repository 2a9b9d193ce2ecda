import { expect, test } from '@site/e2e';
import { stopAt } from '../support/errand-stop.ts';
import { byKeyboard, byPointer, inLongRun } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, tag, press } of [inLongRun(byKeyboard), inLongRun(byPointer)]) {
  test(`reads a post reached from the home page and comes back to where it was found, ${name}`, { tag }, async ({
    site,
    page,
  }) => {
    await site.open('/');
    const posts = page.locator('[data-fragment="RecentPosts"]');
    await posts.scrollIntoViewIfNeeded();
    await expect(posts.locator('[aria-roledescription="carousel"]')).toHaveAttribute('data-state', 'moving');
    await site.expectAccessible('home with its posts');
    const before = await pressAndRemember();
    await stopAt(page, /\/blogs\/[a-z-]+$/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Blogs');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect(posts).toBeInViewport();
    await site.expectAccessible('home, come back to');

    /** Follows the first post in view. Returns the scroll position when its link was pressed. */
    async function pressAndRemember(): Promise<number> {
      await page.evaluate(() =>
        addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true, once: true }),
      );
      await press(page, posts.locator('[aria-roledescription="slide"]:not([inert]) h3 a').first());
      return page.evaluate('left');
    }
  });
}
