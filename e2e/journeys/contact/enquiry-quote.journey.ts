import type { Page } from '@playwright/test';
import { expect, test } from '@site/e2e';
import { reference } from '../../support/enquiry.ts';
import { publishChanged } from '../../support/part-build.ts';
import { anchors, replace } from '../../support/source-changes.ts';

test('takes a request for a quote on an industry page when the flag is on, with scripts and without', {
  tag: '@long',
}, async ({ browser, site, page, runOther }) => {
  // Long enough for a build of the part and two visits.
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
  const form = page.getByRole('form', { name: 'Get a quotation' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Name').fill('Asha Verma');
  await form.getByLabel('Email address').fill('asha@school.example');
  await form.getByLabel('Message').fill('A price for the taps of two floors, please.');
}

function quoteButton(page: Page) {
  return page.getByRole('button', { name: 'Get a quotation' });
}
