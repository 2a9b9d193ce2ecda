import type { Locator, Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { translate } from '@site/testing/translate';
import { enquiry, reference } from '../support/enquiry.ts';
import { onePageOfEachKind } from '../support/routes.ts';
import { searchDialog, searchField } from '../support/search.ts';
import { footerFormReady, subscriber } from '../support/subscription.ts';
import { phone, scrollToEnd } from '../support/visit.ts';

// A browser that translates replaces every text that React has rendered by elements.

test.describe.configure({ mode: 'parallel' });

// React logs that it renders the page, or an area that hydrates near the view, again if it was translated before hydration.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/Minified React error #4(?:18|19|2\d)/));

for (const path of [...onePageOfEachKind, '/subscription'])
  for (const moment of ['before', 'after'] as const)
    test(`navigates on from ${path} and back, translated ${moment} it is hydrated`, {
      tag: '@long',
    }, async ({ site, page }) => {
      await (moment === 'before' ? openTranslatedEarly : openTranslated)(site, page, path);
      await scrollToEnd(page);
      await expect(page.getByText('COULD NOT BE LOADED')).toHaveCount(0);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^TERMS/ })
        .click();
      await expect(page).toHaveURL('/terms-of-services');
      await expect(heading(page)).toHaveText([/^TERMS/]);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).not.toHaveText(/^TERMS/);
    });

test('sends an enquiry from a translated page, after messages that come and go', async ({ site, page }) => {
  await openTranslated(site, page, '/contact');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'SEND MESSAGE' });
  await send.click();
  await expect(main.locator('[data-kind="error"]')).toBeFocused();
  await main.locator('[name=emailId]').fill('asha@');
  await expect(main.getByText('PLEASE ENTER VALID EMAIL ADDRESS.')).toBeVisible();
  for (const [name, text] of Object.entries(enquiry)) await main.locator(`[name=${name}]`).fill(text);
  for (const message of ['PLEASE ENTER NAME.', 'PLEASE ENTER VALID EMAIL ADDRESS.', 'PLEASE ENTER MESSAGE.'])
    await expect(main.getByText(message)).toHaveCount(0);
  await expect(main.getByText(`${enquiry.message.length} OF 4,000 CHARACTERS`).first()).toBeVisible();
  await send.click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('FORM SUBMITTED SUCCESSFULLY');
  await expect(toast).toBeVisible();
  await expect(main.locator('[data-kind="success"]')).toContainText(reference);
  await expect(main.locator('[name=message]')).toHaveValue('');
  // Not by a click: on a busy machine the toast goes by itself before a click reaches it.
  await expect(toast).toHaveCount(0);
});

test('subscribes on a translated page, after messages that change', { tag: '@long' }, async ({ site, page }) => {
  await openTranslated(site, page, '/plumbing-services');
  const footer = page.getByRole('contentinfo');
  const form = footer.locator('form');
  await form.scrollIntoViewIfNeeded();
  await footerFormReady(page);
  await form.getByRole('button').click();
  await expect(form.getByText('PLEASE ENTER EMAIL ADDRESS.')).toBeVisible();
  await form.locator('[type=email]').fill('asha');
  await form.getByRole('button').click();
  await expect(form.getByText('PLEASE ENTER VALID EMAIL ADDRESS.')).toBeVisible();
  await form.locator('[type=email]').fill(subscriber);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(footer.getByText('PLEASE CHECK YOUR INBOX')).toBeVisible();
});

test('goes through translated posts page by page, by topic and from post to post', { tag: '@long' }, async ({
  site,
  page,
}) => {
  await openTranslated(site, page, '/blogs');
  const main = page.getByRole('main');
  const titles = main.locator('article h2');
  const first = await titles.allTextContents();
  await main.getByRole('link', { name: 'OLDER POSTS' }).click();
  await expect(page).toHaveURL('/blogs?page=2');
  await expect(titles.first()).not.toHaveText(first[0] ?? '');
  await main.getByRole('link', { name: 'NEWER POSTS' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(titles).toHaveText(first);
  const topics = page.getByRole('navigation', { name: 'Categories of posts' });
  await topics.getByRole('link', { name: /^PLUMBING/ }).click();
  await expect(heading(page)).toHaveText('PLUMBING');
  await titles.first().getByRole('link').click();
  await main.locator('a[rel=prev], a[rel=next]').first().click();
  await main.getByRole('link', { name: 'ALL POSTS', exact: true }).last().click();
  await expect(heading(page)).toHaveText('BLOGS');
  await expect(titles).toHaveText(first);
});

test('searches on a translated page, letter by letter', { tag: '@long' }, async ({ site, page }) => {
  await openTranslated(site, page, '/');
  await page.keyboard.press('Control+k');
  for (const query of ['tank', 'plumber', 'xyzzy']) {
    await searchField(page).fill('');
    await searchField(page).pressSequentially(query, { delay: 50 });
    await expect(searchDialog(page)).toContainText(`“${query.toUpperCase()}”`);
  }
  await expect(page.getByRole('banner')).toBeVisible();
});

test('searches on the translated page of results', async ({ site, page }) => {
  await openTranslated(site, page, '/search?q=tank');
  const field = page.locator('main input');
  await field.fill('plumber');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=plumber');
  await expect(page.getByRole('main')).toContainText('“PLUMBER”');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('navigates on by the menu of a translated page', { tag: '@long' }, async ({ site, page }) => {
    await openTranslated(site, page, '/about-us');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, path] of [
      ['SERVICES', '/services'],
      ['BLOGS', '/blogs'],
    ] as const) {
      await page.getByRole('button', { name: 'MENU', exact: true }).click();
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
      await expect(heading(page)).toHaveCount(1);
    }
  });
});

function heading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

async function openTranslated(site: Site, page: Page, path: string): Promise<void> {
  await site.open(path);
  await page.evaluate(translate, undefined);
}

async function openTranslatedEarly(site: Site, page: Page, path: string): Promise<void> {
  const resume = await site.pauseScripts();
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#site-footer')).toBeAttached();
  await page.evaluate(translate, undefined);
  resume();
  await site.waitUntilHydrated();
}
