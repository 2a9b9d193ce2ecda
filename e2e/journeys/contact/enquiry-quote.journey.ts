import { askHtml } from '../../support/ask.ts';
import { expectAccessible } from '../../support/axe.ts';
import { publishChanged } from '../../support/part-build.ts';
import { industries } from '../../support/routes.ts';
import { expect, open } from '../../support/visit.ts';
import { test } from '../../support/visit-beside.ts';
import { reference } from '../support/enquiry.ts';

test('has the quote form hidden and inert in the document without its flag', async ({ page }) => {
  for (const path of industries) {
    const { html } = await askHtml(path);
    expect.soft(html.match(/<form[^>]* hidden[^>]*>(?=<fieldset disabled)/)?.[0], path).toContain('inert');
    for (const name of ['name', 'email', 'phone', 'subject', 'message', 'botcheck'])
      expect.soft(html, path).toContain(`name="form_${name}"`);
  }
  await open(page, '/education');
  await expect(page.locator('[name="form_name"]')).toBeAttached();
  await expect(page.locator('[name="form_name"]')).toBeHidden();
});

test('takes a request for a quote on an industry page when the flag is on, with scripts and without', {
  tag: '@long',
}, async ({ browser, page, runOther }) => {
  // A build of the part and two visits.
  test.setTimeout(120_000);
  const contact = await publishChanged('mfe-contact', [
    { file: 'flags.ts', from: 'quoteForm: false', to: 'quoteForm: true' },
  ]);
  const site = await runOther('quote', { contact });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  try {
    await open(page, `${site.url}/education`);
    await fillInQuote(page);
    await expectAccessible(page, 'a quote form');
    await quoteButton(page).click();
    await expect(page.getByRole('main').locator('[data-kind="success"] strong')).toHaveText(reference);

    const other = await plain.newPage();
    await other.goto(`${site.url}/event`);
    await fillInQuote(other);
    await quoteButton(other).click();
    await expect(other).toHaveURL(/\/contact\?sent=SEV-/);
  } finally {
    await plain.close();
    // A page that is still loading would fail on its files.
    await page.close();
    await site.stop();
  }
});

type Visited = Parameters<typeof open>[0];

async function fillInQuote(page: Visited) {
  const form = page.getByRole('form', { name: 'Request a free quote' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Name').fill('Asha Verma');
  await form.getByLabel('Email address').fill('asha@school.example');
  await form.getByLabel('Message').fill('A price for the taps of two floors, please.');
}

function quoteButton(page: Visited) {
  return page.getByRole('button', { name: 'Request a free quote' });
}
