import type { Page } from '@playwright/test';
import { expect } from '@site/e2e';
import { expectAccessible } from '../support/axe.ts';
import { devToolsInvitation } from '../support/page-errors.ts';
import { test } from './development-test.ts';

const components = [
  ...['Button', 'Link', 'Field', 'Notice', 'Card', 'Point list', 'Carousel', 'Picture', 'Icon'],
  ...['Section heading', 'Section', 'Prose', 'Table of contents', 'Call box', 'Breadcrumb', 'Banner'],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ pageErrors }) => pageErrors.allow(devToolsInvitation));

test('shows every component on light and deep', async ({ site, page }) => {
  await site.open('/__ui');
  for (const name of components) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    for (const ground of ['light', 'deep'])
      await expect(section.locator(`[data-ground="${ground}"] figure`).first()).toBeVisible();
  }
});

test('has no axe violation in any state', async ({ site, page }) => {
  test.setTimeout(180_000);
  await site.open('/__ui');
  // A page may hold only one of each of these, so every example is checked by itself.
  const alone = ['banner', 'breadcrumb', 'table-of-contents'].map(
    (id) => `main section[aria-labelledby="${id}"] figure`,
  );
  await expectAccessible(page, '/__ui', { include: ['html'], exclude: alone });
  for (const figure of await figuresOf(page, alone)) await expectAccessible(page, figure, { include: [figure] });
});

test('draws hover as a real pointer does', async ({ site, page }) => {
  await site.open('/__ui');
  const button = (state: string) =>
    page
      .getByRole('region', { name: 'Button', exact: true })
      .locator('[data-ground="light"] figure', { hasText: state })
      .getByRole('button')
      .first();
  const ground = (state: string) => button(state).evaluate((element) => getComputedStyle(element).backgroundColor);
  const [drawn, atRest] = [await ground('Hover'), await ground('Rest')];
  expect(drawn).not.toBe(atRest);
  await button('Rest').hover();
  await expect.poll(() => ground('Rest')).toBe(drawn);
});

test('closes a dialog on a click beside it and holds the page still behind it', async ({ site, page }) => {
  await site.open('/__ui');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await dialog.getByRole('combobox').hover();
  await page.mouse.wheel(0, 600);
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(5, 450);
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

function figuresOf(page: Page, selectors: string[]): Promise<string[]> {
  return page.evaluate((given) => {
    const figures = [...document.querySelectorAll(given.join())];
    for (const [place, figure] of figures.entries()) figure.setAttribute('data-alone', String(place));
    return figures.map((_, place) => `[data-alone="${place}"]`);
  }, selectors);
}
