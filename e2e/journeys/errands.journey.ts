import { brand } from '@site/shared/brand';
import { enquiry, fillIn, reference, sendButton } from './support/enquiry.ts';
import { expect, hydrated, open, test } from './support/visit.ts';

test('finds a plumber for a school and asks for a call', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries', exact: true }).click();
  await page.locator('main').getByRole('link', { name: 'Education' }).click();
  await expect(page.locator('main')).toContainText('Commercial Waste Services in your Area');
  await page.getByRole('navigation', { name: 'Main' }).locator('summary[aria-label="Pages under Services"]').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plumbing', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${brand.shortName} Benefits` })).toBeVisible();
  await page.getByRole('link', { name: 'Talk to us' }).first().click();
  await expect(page.locator('main h1')).toBeFocused();
  await fillIn(page, { ...enquiry, Message: 'Please call me about the taps of our school.' });
  await sendButton(page).click();
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
});

test('reads a post reached from the home page and comes back to where it was found', async ({ page }) => {
  await open(page, '/');
  const posts = page.locator('[data-fragment="RecentPosts"]');
  await posts.scrollIntoViewIfNeeded();
  await expect(posts.locator('[aria-roledescription="carousel"]')).toHaveAttribute('data-state', 'moving');
  await posts.getByRole('link', { name: 'All posts' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await posts.locator('h3 a').first().click();
  await expect(page).toHaveURL(/\/blogs\/[a-z-]+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Blogs');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(posts.getByRole('heading', { name: 'Recent blog posts' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('finds the office and the way to call it', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact', exact: true }).tap();
    await hydrated(page);
    await expect(page).toHaveURL('/contact');
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: brand.phone.display }).first()).toHaveAttribute('href', brand.phone.href);
    await main.getByText(brand.address.street).first().scrollIntoViewIfNeeded();
    await expect(main.getByRole('link', { name: /directions/i })).toHaveAttribute('href', /^https:/);
    await expect(main.locator('img, svg').last()).toBeAttached();
  });
});
