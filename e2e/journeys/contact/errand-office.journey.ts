import { brand } from '@site/brand';
import { expect, test } from '@site/journeys';
import { phone } from '../../support/phones.ts';
import { arriveAt } from '../support/errand-stop.ts';
import { byFinger, byKeyboard, inLongRun } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  ...phone,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { name, tag, press } of [byFinger, byKeyboard].map(inLongRun)) {
  test(`finds the office on a phone and the way to call it, ${name}`, { tag }, async ({ site, page }) => {
    await site.open('/');
    await site.expectAllAccessible('/');
    await press(page, page.getByRole('button', { name: 'Menu', exact: true }));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await site.expectAccessible('the menu');
    await press(page, menu.getByRole('link', { name: 'Contact', exact: true }));
    await arriveAt(page, '/contact');
    await expect(menu).toBeHidden();
    await site.expectAllAccessible('/contact');
    const office = page.getByRole('region', { name: 'Our office in Noida' });
    await office.getByText(brand.address.street).scrollIntoViewIfNeeded();
    await expect(office.getByText(brand.address.street)).toBeInViewport();
    await expect(office.getByRole('img')).toBeVisible();
    await expect(office.getByRole('link', { name: /directions/i })).toHaveAttribute('href', /^https:/);
    await expect(page.locator('main').getByRole('link', { name: brand.phone.display }).first()).toHaveAttribute(
      'href',
      brand.phone.href,
    );
  });
}
