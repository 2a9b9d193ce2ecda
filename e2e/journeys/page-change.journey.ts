import { expect, hydrated, open, test } from '../support/visit.ts';
import { countPageChanges, crossFades } from './support/page-changes.ts';

test('cross-fades pages, keeping title, focus and scrolling', async ({ page }) => {
  await countPageChanges(page);
  await open(page, '/industries');
  const link = page.locator('main a[href="/education"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL('/education');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await crossFades(page)).toBe(1);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  expect(await crossFades(page)).toBe(2);
});

test('ends on the second of two pages clicked in quick succession', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Blogs' }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('changes pages at once, without a cross-fade', async ({ page }) => {
    await countPageChanges(page);
    await page.goto('/services');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    expect(await crossFades(page)).toBe(0);
  });
});
