import { expect, test } from '@site/e2e';
import { mainLink } from '../support/visit.ts';
import { arriveAt } from './support/errand-stop.ts';
import { byKeyboard, byPointer, inLongRun } from './support/ways.ts';

declare global {
  interface Window {
    shared?: ShareData;
  }
}

for (const { name, tag, press } of [byPointer, inLongRun(byKeyboard)])
  test(`shares a service, an industry and a post with their own titles and addresses, ${name}`, { tag }, async ({
    site,
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        window.shared = data;
      };
    });
    const share = page.locator('main').getByRole('button', { name: 'Share' });
    await site.open('/plumbing-services?from=mail');
    await press(page, share);
    expect(await shared()).toEqual({ title: 'Plumbing Services', path: '/plumbing-services' });

    await press(page, mainLink(page, 'Industries'));
    await arriveAt(page, '/industries');
    await press(page, page.locator('main').getByRole('link', { name: 'Education' }));
    await arriveAt(page, '/education');
    await press(page, share);
    await expect.poll(shared).toEqual({ title: 'Education', path: '/education' });

    await site.open('/blogs/water-tank-cleaning-done-properly');
    await press(page, share);
    const post = { title: 'Water-tank cleaning, done properly', path: '/blogs/water-tank-cleaning-done-properly' };
    expect(await shared()).toEqual(post);

    async function shared() {
      const data = await page.evaluate(() => window.shared);
      return { title: data?.title, path: new URL(data?.url ?? '').pathname + new URL(data?.url ?? '').search };
    }
  });

test('has no button to share where the browser cannot', async ({ site, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  for (const path of ['/plumbing-services', '/education', '/healthcare', '/blogs/water-tank-cleaning-done-properly']) {
    await site.open(path);
    await expect(page.getByRole('link', { name: /arrange a visit/i }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  }
});
