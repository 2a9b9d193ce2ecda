import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';

test('changes pages without loading the document again, keeping title, focus and scrolling', async ({ site, page }) => {
  await site.open('/industries');
  const expectSameDocument = await site.markDocument();
  const link = page.locator('main a[href="/education"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/education');
  await expect(page).toHaveTitle(/Schools and Colleges/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL('/education');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectSameDocument();
});

test('has the code of the next page, and its data, before the click, and fades it in', async ({
  site,
  page,
  pageErrors,
}) => {
  // Pages further down the list may still be on their way.
  pageErrors.allow(/\/HealthcarePage\.\w+\.js/, /\/(?!education)[\w-]+-content-ts\.\w+\.js/);
  await site.open('/industries');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Education/ })
    .first()
    .hover();
  for (const file of ['IndustryPage', 'education-content'])
    await expect.poll(() => hasCome(page, file), file).toBe(true);
  await page.route('**/_/marketing/**/*.js', (route) => route.abort());
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/education');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education');
  await expect(page.locator('[data-page="fading-in"]')).toHaveCSS('animation-duration', '0.24s');
  await expect(page).toHaveTitle(/Schools/);
});

test('has brought the pages that a list leads to before anyone touches their links', { tag: '@long' }, async ({
  site,
  page,
  pageErrors,
}) => {
  // Pages further down the list may still be on their way.
  pageErrors.allow(/\/(?!plumbing)[\w-]+-content-ts\.\w+\.js/);
  await site.open('/services');
  for (const file of ['ServicePage', 'plumbing-content', 'electrical-content'])
    await expect.poll(() => hasCome(page, file), file).toBe(true);
  // Not the shell's: its report and the picture for the offline page load seconds after the load event.
  await page.route('**/_/marketing/**/*.js', (route) => route.abort());
  const link = page.locator('main a[href="/plumbing-services"]').first();
  // Without a pointer, nothing is prefetched before the click.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing Services');
});

function hasCome(page: Page, file: string): Promise<boolean> {
  return page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(`/${name}`) && entry.name.endsWith('.js') && entry.duration > 0),
    file,
  );
}
