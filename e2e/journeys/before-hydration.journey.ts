import { expect, test } from '@site/e2e';
import { enquiryByLabel, fillIn, reference, sendButton, typed } from '../support/enquiry.ts';
import { loader, mainLink, mainMenu } from '../support/visit.ts';

test('keeps what was typed before scripts ran, and sends it', async ({ site, page }) => {
  const resume = await site.pauseScripts();
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  await page.getByLabel('Message', { exact: true }).focus();
  resume();
  await site.waitUntilHydrated();
  expect(await typed(page)).toEqual(enquiryByLabel);
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  await sendButton(page).click();
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
});

test('keeps questions as they were opened and closed before scripts ran', { tag: '@long' }, async ({ site, page }) => {
  const resume = await site.pauseScripts();
  await page.goto('/plumbing-services', { waitUntil: 'commit' });
  const questions = page.locator('main details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  resume();
  await site.waitUntilHydrated();
  const isOpen = () => questions.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  expect(await isOpen()).toEqual([false, false, true]);
  await questions.nth(1).locator('summary').click();
  expect(await isOpen()).toEqual([false, true, true]);
});

test('shows the page of the address after Back, although the scripts of the reloaded one come later', async ({
  site,
  page,
}) => {
  await site.open('/contact');
  await mainLink(page, 'Industries').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industries');
  const resume = await site.pauseScripts();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#site-footer')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([/Contact/]);
  await site.waitUntilHydrated();
  await expect(page.getByRole('main').getByRole('form')).toBeVisible();
});

test('keeps submenu open and follows its link', async ({ site, page }) => {
  const resume = await site.pauseScripts();
  await page.goto('/', { waitUntil: 'commit' });
  await mainMenu(page).locator('summary[aria-label="Pages under Industries"]').focus();
  await page.keyboard.press('Enter');
  resume();
  await site.waitUntilHydrated();
  await mainLink(page, 'Education').click();
  await expect(page).toHaveURL('/education');
});

test('follows a link clicked before scripts ran', async ({ site, page }) => {
  const resume = await site.pauseScripts();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plumbing', exact: true }).click();
  await expect(page).toHaveURL('/plumbing-services');
  resume();
  await site.waitUntilHydrated();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Plumbing');
});

test('starts its scripts and keeps its style sheets after a click that came before these', async ({ site, page }) => {
  const resume = await site.pauseRequests('**/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
  const sheets = page.locator('link[rel="stylesheet"]');
  const before = await sheets.count();
  resume();
  await site.waitUntilHydrated();
  expect(await sheets.count()).toBeGreaterThanOrEqual(before);
});

test('starts its scripts at the first move of a visitor who saves data', async ({ site, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await page.goto('/');
  // Longer than the starter waits for other visitors.
  await page.clock.fastForward(10_000);
  await expect(page.locator('script[src*="/report."]')).toHaveCount(1);
  await expect(page.locator('script[src*="/remoteEntry."]')).toHaveCount(0);
  await expect(page.locator(loader)).toBeHidden();
  await page.getByRole('link', { name: 'Arrange a visit' }).first().hover();
  await site.waitUntilHydrated();
  await expect(page.locator('[aria-roledescription="carousel"]').first()).toHaveAttribute('data-state', 'moving');
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
});
