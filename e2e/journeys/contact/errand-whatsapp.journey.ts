import type { Locator } from '@playwright/test';
import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import { fillIn, reference, sendButton } from '../../support/enquiry.ts';
import { arriveAt } from '../support/errand-stop.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const bar = 'nav[aria-label="Call or talk to us"]';

test('writes to the company on WhatsApp about the page on screen, and after an enquiry with its reference', async ({
  site,
  page,
}) => {
  await site.open('/plumbing-services');
  const link = page.locator(`${bar} a`, { hasText: 'WhatsApp' });
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await expect(link).toBeInViewport();
  expect(await messageOf(link)).toMatch(/“Plumbing Services”: https?:\/\/\S+\/plumbing-services$/);
  await page.locator(bar).getByRole('link', { name: 'Talk to us' }).tap();
  await arriveAt(page, '/contact');
  expect(await messageOf(link)).toMatch(/“Contact us”: \S+\/contact$/);
  await expect(page.locator('main').getByRole('link', { name: 'Message us on WhatsApp', exact: true })).toBeVisible();
  await fillIn(page);
  await sendButton(page).tap();
  const thanks = page.locator('[data-kind="success"]');
  await expect(thanks.locator('strong')).toHaveText(reference);
  const shownReference = (await thanks.locator('strong').textContent()) ?? '';
  expect(await messageOf(thanks.getByRole('link', { name: 'message us on WhatsApp' }))).toContain(shownReference);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('finds the page named in the WhatsApp links of bar, menu and footer', async ({ page }) => {
    await page.goto('/education');
    const links = page.locator('[data-chrome] a[href^="https://wa.me/"]');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) expect(await messageOf(link)).toMatch(/“Education”: \S+\/education$/);
  });
});

/** The text with which a link opens a message to the company's number. */
async function messageOf(link: Locator): Promise<string> {
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe(`https://wa.me/${brand.whatsapp}`);
  return searchParams.get('text') ?? '';
}
