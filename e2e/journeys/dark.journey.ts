import { expect, test } from '@site/e2e';
import { sendButton } from '../support/enquiry.ts';
import { postRoutes } from '../support/routes.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1280]) {
  test(`passes axe in the dark at ${width} px`, { tag: '@long' }, async ({ site, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const [newest = '/blogs'] = await postRoutes();
    for (const path of ['/', '/services', '/plumbing-services', '/healthcare', newest, '/search?q=water', '/404']) {
      await site.open(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await site.expectAllAccessible(`${path} at ${width} px`);
    }
    await site.open('/contact');
    await sendButton(page).click();
    await expect(page.getByText('Please enter name.')).toBeVisible();
    await site.expectAccessible(`form with messages at ${width} px`);
  });
}

test('tells the browser its colour scheme, and prints dark text on white', async ({ site, page }) => {
  await site.open('/privacy-policy');
  const body = page.locator('body');
  const paints = () =>
    body.evaluate((element) => {
      const { color, colorScheme } = getComputedStyle(element);
      return { words: color, ground: getComputedStyle(document.documentElement).backgroundColor, colorScheme };
    });
  expect((await paints()).ground).toBe('rgb(12, 24, 23)');
  await expect(page.locator('meta[name=theme-color][media*=dark]')).toHaveAttribute('content', '#0c1817');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await paints()).toEqual({ words: 'rgb(0, 0, 0)', ground: 'rgba(0, 0, 0, 0)', colorScheme: 'light' });
});
