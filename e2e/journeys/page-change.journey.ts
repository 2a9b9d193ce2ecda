import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/visit.ts';

test('changes pages, keeping title, focus and scrolling', async ({ page }) => {
  await open(page, '/industries');
  const link = page.locator('main a[href="/education"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL('/education');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('has the next page laid out before the click, where nobody finds it, and fades it in', async ({ page }) => {
  await open(page, '/industries');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Education/ })
    .first()
    .hover();
  const ahead = page.locator('[data-page="ahead"]');
  await expect(ahead.locator('h1')).toHaveText('Education');
  expect(await ahead.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await ahead.evaluate((area) => Object.assign(area, { isTheSame: true }));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/education');
  const shown = page.locator('[data-page="entering"]');
  await expect(shown).toHaveJSProperty('isTheSame', true);
  await expect(shown).toHaveCSS('animation-duration', '0.24s');
  await expect(page).toHaveTitle(/Schools/);
});

test('shows the page ahead in the first frame after the click, before the router has gone there', async ({ page }) => {
  await open(page, '/industries');
  const link = page.locator('main a[href="/education"]').first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await link.hover();
  await expect(page.locator('[data-page="ahead"] h1')).toHaveText('Education');
  const frame = await link.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise(requestAnimationFrame);
    const headings = [...document.querySelectorAll('main h1')];
    return {
      heading: headings
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent),
      path: location.pathname,
      scrollY,
    };
  });
  expect(frame).toEqual({ heading: ['Education'], path: '/industries', scrollY: 0 });
  await expect(page).toHaveURL('/education');
  await expect(page.getByRole('main')).not.toHaveAttribute('data-turned');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('has brought the pages that a list leads to before anyone touches their links', async ({ page }) => {
  await open(page, '/services');
  for (const file of ['ServicePage', 'content_services_plumbing', 'content_services_electrical'])
    await expect.poll(() => hasCome(page, file), file).toBe(true);
  // Not the shell's: its report and the picture of a page without a connection come seconds after the load event.
  await page.route('**/_/marketing/**/*.js', (route) => route.abort());
  const link = page.locator('main a[href="/plumbing-services"]').first();
  // No pointer, so no sign before the click.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumbing Services');
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

  test('changes pages from the menu, which closes', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
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
