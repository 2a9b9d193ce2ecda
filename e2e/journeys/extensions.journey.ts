import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { translate } from '@site/testing/translate';
import { fillIn, sendButton } from '../support/enquiry.ts';

// Extensions, password managers and writing helpers add, move and remove elements that React has rendered.

test.describe.configure({ mode: 'parallel' });

// React logs elements that it could not remove, and areas that it renders again.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/Minified React error #4(?:18|19|2\d)/, /NotFoundError/));

const earlyChanges = {
  'a translation': (page: Page) => page.evaluate(translate, undefined),
  'icons beside the fields': (page: Page) =>
    page.locator('main input').evaluateAll((fields) => {
      for (const field of fields) field.after(document.createElement('div'));
    }),
  'an element before the message': (page: Page) =>
    page.locator('main textarea').evaluate((field) => field.before(document.createElement('writing-helper'))),
  'phone numbers made into links': (page: Page) => page.evaluate(linkPhones),
  'a page in one more element': (page: Page) => page.evaluate(wrap, 'body'),
};

for (const [place, [what, change]] of Object.entries(earlyChanges).entries())
  test(`keeps what was typed before hydration, despite ${what}`, {
    tag: place === 0 ? [] : '@long',
  }, async ({ site, page }) => {
    const resume = await site.pauseScripts();
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.locator('#site-footer')).toBeAttached();
    await change(page);
    const fields = [page.locator('main [name=fullName]'), page.locator('main [name=message]')];
    for (const field of fields) await field.fill('Typed early');
    resume();
    await site.waitUntilHydrated();
    for (const field of fields) await expect(field).toHaveValue('Typed early');
    await expect(page.locator('main form [role=alert], main form [aria-invalid=true]')).toHaveCount(0);
  });

for (const element of ['body', '#root', '#root > div', 'main', 'main > div', 'header[data-chrome]', '#site-footer'])
  test(`navigates on and back where an extension has wrapped all of ${element} in an element`, {
    tag: element === 'body' ? [] : '@long',
  }, async ({ site, page }) => {
    await site.open('/contact');
    await page.evaluate(wrap, element);
    await expectNavigationWorks(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expectOnly(page, 'Contact us');
  });

test('navigates on from a document that an extension has rewritten', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/contact');
  await page.evaluate(() => {
    document.body.innerHTML = `<div>${document.body.innerHTML}</div>`;
  });
  await expectNavigationWorks(page);
});

test('pages through a list where an extension has wrapped all of main in an element', { tag: '@long' }, async ({
  site,
  page,
}) => {
  await site.open('/blogs');
  await page.evaluate(wrap, 'main');
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL('/blogs?page=2');
  await page.getByRole('link', { name: 'Newer posts' }).click();
  await expect(page).toHaveURL('/blogs');
  await expectOnly(page, 'Blogs');
});

test('renders the form again, with the values in it, after an extension has removed its error message', {
  tag: '@long',
}, async ({ site, page }) => {
  await openContact(site);
  await fillIn(page, { Name: 'Asha Verma', 'Email address': 'asha@' });
  await page.getByText('Please enter valid email address.').evaluate((text) => text.closest('p')?.remove());
  await page.locator('main [name=emailId]').fill('asha@school.example');
  await expect(page.locator('main [name=emailId]')).toHaveValue('asha@school.example');
  await expect(page.locator('main [name=fullName]')).toHaveValue('Asha Verma');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.locator('main [data-kind="success"]')).toBeVisible();
});

for (const [what, selector] of Object.entries({
  'the words': 'span',
  'the content': ':scope > *',
  all: '',
}))
  test(`shows the next toast and the next page after an extension has removed ${what} of a toast`, {
    tag: '@long',
  }, async ({ site, page }) => {
    await openContact(site);
    for (const isFirst of [true, false]) {
      await fillIn(page);
      await sendButton(page).click();
      const toast = page.getByRole('region', { name: 'Notifications' }).locator('.Toastify__toast');
      // The newest stands on top.
      await expect(toast.first()).toContainText('Form submitted successfully');
      if (!isFirst) break;
      await toast.first().evaluate((element, inner) => {
        for (const taken of inner ? element.querySelectorAll(inner) : [element]) taken.remove();
      }, selector);
    }
    await expectNavigationWorks(page);
  });

/** Accepts enquiries in the service's place, because the service limits how many one visitor may send. */
async function openContact(site: Site): Promise<void> {
  await site.open('/contact');
  await site.mockApi('generalEnquiry', { json: { status: 'success', data: { reference: 'SEV-7K3M-92QX' } } });
}

async function expectNavigationWorks(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Industries', exact: true }).first().click();
  await expect(page).toHaveURL('/industries');
  await expectOnly(page, 'Industries');
}

/** Expects one page with this heading, once with header and footer. */
async function expectOnly(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([new RegExp(heading)]);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
}

/** Runs in the page: wraps all children of an element in one more element. */
function wrap(selector: string): void {
  const element = document.querySelector(selector);
  const wrapper = document.createElement('div');
  wrapper.append(...(element?.childNodes ?? []));
  element?.append(wrapper);
}

/** Runs in the page: wraps phone numbers in elements, as click-to-call software does. */
function linkPhones(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!/\+91 \d/.test(text.data) || text.parentElement?.closest('script, style')) continue;
    const link = document.createElement('span');
    link.textContent = text.data;
    text.replaceWith(link);
  }
}
