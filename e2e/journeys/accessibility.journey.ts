import { expectAccessible } from '../support/axe.ts';
import { expect, open, test } from '../support/visit.ts';
import { sendButton } from './support/enquiry.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('passes axe with the mobile menu open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const label of ['About us', 'Services', 'Industries'])
    await page.getByRole('dialog').locator(`summary[aria-label="Pages under ${label}"]`).click();
  await expectAccessible(page, 'mobile menu');
});

for (const label of ['About us', 'Services', 'Industries'])
  test(`passes axe with the submenu ${label} open`, { tag: label === 'Services' ? [] : '@long' }, async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('navigation', { name: 'Main' }).locator(`summary[aria-label="Pages under ${label}"]`);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page, `submenu ${label}`);
  });

test('has no axe violation once carousels and posts have come', async ({ page }) => {
  for (const path of ['/', '/test']) {
    await open(page, path);
    for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-state', /^(moving|resting)$/);
    }
    await expectAccessible(page, path);
  }
});

test('has no axe violation with every message of the form shown', async ({ page }) => {
  await open(page, '/contact');
  await sendButton(page).click();
  await expect(page.getByText('Please enter name.')).toBeVisible();
  await expectAccessible(page, 'form with messages');
});
