import { expect, savesData, test } from '@site/e2e';

test('takes a part away, and the others stay', async ({ site, page }) => {
  await site.takePartDown('blog');
  await site.open('/contact');
  await expect(page.getByRole('form', { name: 'Send a Message' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('main')).toContainText('This page could not be loaded');
});

test('delays a part, whose page is served all the same', { tag: '@long' }, async ({ site, page }) => {
  const resume = await site.pausePart('blog');
  // The load event waits for the part, too.
  await page.goto('/blogs', { waitUntil: 'commit' });
  await expect(page.locator('main article')).toHaveCount(10);
  resume();
  await site.waitUntilHydrated();
});

test('refuses a version of a part that nobody has published', async ({ site }) => {
  await expect(site.chooseVersion('blog', 'ffffffff')).rejects.toThrow('blog ffffffff');
});

test.describe('with Save-Data', () => {
  test.use(savesData);

  // Scripts start at the first move of such a visitor, so nothing is hydrated here.
  test('says so to the server and to scripts', async ({ page }) => {
    const asked = page.waitForRequest(/\/blogs$/);
    await page.goto('/blogs');
    expect((await (await asked).allHeaders())['save-data']).toBe('on');
    expect(await page.evaluate('navigator.connection.saveData')).toBe(true);
  });
});
