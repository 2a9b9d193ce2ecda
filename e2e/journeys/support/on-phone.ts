import { expect, type Locator, type Page } from '@playwright/test';
import { addressLine, brand } from '@site/brand';

/** Expects that the open menu holds what the top bar shows on wider screens, and that the bar is gone. */
export async function expectTopBarIn(menu: Locator): Promise<void> {
  await expect(menu.getByText(addressLine)).toBeVisible();
  await expect(menu.getByRole('link', { name: brand.email })).toBeVisible();
  await expect(menu.getByText(brand.workingHours)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
  await expect(menu.page().getByText(addressLine).and(menu.page().locator('header :not(dialog *)'))).toBeHidden();
}

/** Expects the footer's groups to open and close, and the footer to be at most 900 px high and to end the page. */
export async function expectFoldingFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const { top, height, below } = await footer.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top, height: box.height, below: document.documentElement.scrollHeight - scrollY - box.bottom };
  });
  expect(height).toBeLessThanOrEqual(900);
  expect(top).toBeGreaterThan(0);
  expect(below).toBeCloseTo(0, 0);
  const link = footer.getByRole('link', { name: 'Plumbing', exact: true });
  await expect(link).toBeHidden();
  const toggle = footer.locator('summary', { hasText: 'Services' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await toggle.click();
  await expect(link).toBeHidden();
}
