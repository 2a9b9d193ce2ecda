import { expect, test } from '@site/e2e';
import { sendButton } from '../support/enquiry.ts';
import { mainMenu } from '../support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('passes axe with the mobile menu open', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const label of ['About us', 'Services', 'Industries'])
    await page.getByRole('dialog').locator(`summary[aria-label="Pages under ${label}"]`).click();
  await site.expectAccessible('mobile menu');
});

for (const label of ['About us', 'Services', 'Industries'])
  test(`passes axe with the submenu ${label} open`, { tag: '@long' }, async ({ site, page }) => {
    await site.open('/');
    const toggle = mainMenu(page).locator(`summary[aria-label="Pages under ${label}"]`);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await site.expectAccessible(`submenu ${label}`);
  });

test('has no axe violation once carousels and posts have come', { tag: '@long' }, async ({ site, page }) => {
  for (const path of ['/', '/test']) {
    await site.open(path);
    for (const carousel of await page.locator('[aria-roledescription="carousel"]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-state', /^(moving|resting)$/);
    }
    await site.expectAccessible(path);
  }
});

test('has no axe violation with every message of the form shown', async ({ site, page }) => {
  await site.open('/contact');
  await sendButton(page).click();
  await expect(page.getByText('Please enter name.')).toBeVisible();
  await site.expectAccessible('form with messages');
});
