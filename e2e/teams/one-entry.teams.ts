import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@site/e2e';
import { field, fillIn, reference, sendButton } from '../support/enquiry.ts';
import { mailsIn } from '../support/outbox.ts';
import { publishChanged } from '../support/part-build.ts';
import { runIn } from '../support/run-in.ts';
import { anchors, insertBefore } from '../support/source-changes.ts';

test('puts a tenth service on the site with a folder of content, its place in two lists and its words in Hindi', {
  tag: '@long',
}, async ({ site, page, runOther }) => {
  test.setTimeout(240_000);
  const marketing = await publishChanged('mfe-marketing', laundryInLists, async (copy) => {
    const services = path.join(copy, 'mfe-marketing/content/services');
    await cp(path.join(services, 'pantry'), path.join(services, 'laundry'), { recursive: true });
    for (const file of ['card.ts', 'content.ts']) {
      const pantry = await readFile(path.join(services, 'pantry', file), 'utf8');
      const laundry = pantry
        .replaceAll('pantry-services', 'laundry-services')
        .replaceAll('Pantry Services', 'Laundry Services');
      await writeFile(path.join(services, 'laundry', file), laundry);
    }
  });
  const { url } = await runOther('ten-services', { marketing });
  for (const list of ['/', '/services', '/hi', '/sitemap.xml', '/sevantra-value'])
    expect.soft(await text(url + list), list).toContain('/laundry-services');
  await site.open(`${url}/services`);
  await expect(page.locator('main').getByRole('link', { name: 'Laundry Services' }).first()).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Laundry Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Laundry Services');
  await expect(page.getByRole('banner').locator('a[href="/laundry-services"]')).not.toHaveCount(0);
});

test('asks for one thing more with one entry, one migration and its words in Hindi', { tag: '@long' }, async ({
  site,
  page,
  runOther,
}) => {
  test.setTimeout(480_000);
  const contact = await publishChanged('mfe-contact', cityInForms, async (copy) => {
    await cp(path.join(import.meta.dirname, '../../jest.config.mjs'), path.join(copy, 'jest.config.mjs'));
    await runIn(copy, 'npx', ['tsc', '-p', 'mfe-contact/tsconfig.json']);
    await runIn(copy, 'npx', ['jest', '--selectProjects', 'client', '--', 'mfe-contact/']);
  });
  const { url, dataDir } = await runOther('one-field-more', { contact });
  await site.open(`${url}/contact`);
  await fillIn(page);
  await field(page, 'City').fill('Nagpur');
  await sendButton(page).click();
  const shown = (await page.locator('[data-kind="success"] strong').textContent()) ?? '';
  expect(shown).toMatch(reference);
  await expect.poll(async () => (await mailsIn(dataDir)).join('\n')).toMatch(/^City: +Nagpur/m);
  await site.open(`${url}/hi/contact`);
  await expect(page.locator('main form').getByLabel('शहर')).toBeVisible();
});

/** As CONTRIBUTING's 'A form field' says. */
const cityInForms = [
  insertBefore(
    anchors.lastEnquiryField,
    `  city: {
    shown: { label: 'City', kind: 'text', autoComplete: 'address-level2', limit: 80 },
    rule: mayBeEmpty(v.pipe(required('Please enter city.'), v.maxLength(80, tooLong('The city', 80)))),
    column: 'city',
    office: { label: 'City' },
    quote: { name: 'form_city', isOptional: true },
  },`,
  ),
  insertBefore(
    anchors.postgresMigrations,
    `migrations.push({ name: '900-add-city', statements: ["alter table enquiries add column city text not null default ''"] });`,
  ),
  insertBefore(anchors.hindiField, "  city: { label: 'शहर' },"),
  insertBefore(
    anchors.hindiFault,
    "    city: { empty: 'शहर लिखिए।', long: 'शहर छोटा लिखिए।', wrong: 'शहर सही लिखिए।' },",
  ),
];

const laundryInLists = [
  insertBefore(anchors.pantryCardImport, "import { card as laundry } from './laundry/card.ts';"),
  insertBefore(anchors.pantryCard, '  laundry,'),
  insertBefore(anchors.pantryImport, "import * as laundry from './services/laundry/content.ts';"),
  insertBefore(anchors.pantryContent, "  'laundry-services': laundry,"),
  insertBefore(anchors.paramedicInHindi, "'laundry-services': { title: 'लॉन्ड्री', text: 'कपड़ों की धुलाई।' },"),
];

async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}
