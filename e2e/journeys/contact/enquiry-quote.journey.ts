import type { Page } from '@playwright/test';
import { expect, test } from '@site/journeys';
import { publishChanged } from '../../support/part-build.ts';
import { requestHtml } from '../../support/request.ts';
import { industries } from '../../support/routes.ts';
import { anchors, replace } from '../../support/source-changes.ts';
import { reference } from '../support/enquiry.ts';

test('has the quote form hidden and inert in the document without its flag', async ({ site, page }) => {
  for (const path of industries) {
    const { html } = await requestHtml(path);
    expect.soft(html.match(/<form[^>]* hidden[^>]*>(?=<fieldset disabled)/)?.[0], path).toContain('inert');
    for (const name of ['name', 'email', 'phone', 'subject', 'message', 'botcheck'])
      expect.soft(html, path).toContain(`name="form_${name}"`);
  }
  await site.open('/education');
  await expect(page.locator('[name="form_name"]')).toBeAttached();
  await expect(page.locator('[name="form_name"]')).toBeHidden();
});

test('takes a request for a quote on an industry page when the flag is on, with scripts and without', {
  tag: '@long',
}, async ({ browser, site, page, runOther }) => {
  // A build of the part and two visits.
  test.setTimeout(120_000);
  const contact = await publishChanged('mfe-contact', [replace(anchors.quoteFlag, 'quoteForm: true')]);
  const otherSite = await runOther('quote', { contact });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  try {
    await site.open(`${otherSite.url}/education`);
    await fillInQuote(page);
    await site.expectAccessible('a quote form');
    await quoteButton(page).click();
    await expect(page.getByRole('main').locator('[data-kind="success"] strong')).toHaveText(reference);

    const plainPage = await plain.newPage();
    await plainPage.goto(`${otherSite.url}/event`);
    await fillInQuote(plainPage);
    await quoteButton(plainPage).click();
    await expect(plainPage).toHaveURL(/\/contact\?sent=SEV-/);
  } finally {
    await plain.close();
  }
});

async function fillInQuote(page: Page) {
  const form = page.getByRole('form', { name: 'Request a free quote' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Name').fill('Asha Verma');
  await form.getByLabel('Email address').fill('asha@school.example');
  await form.getByLabel('Message').fill('A price for the taps of two floors, please.');
}

function quoteButton(page: Page) {
  return page.getByRole('button', { name: 'Request a free quote' });
}
