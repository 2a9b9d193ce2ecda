import type { Locator } from '@playwright/test';
import { brand } from '@site/brand';
import { hindiAddress } from '@site/brand/hindi';
import { expect, noScripts, test } from '@site/e2e';
import { reference } from '../support/enquiry.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const enquiry = {
  'आपका नाम': 'आशा वर्मा',
  ईमेल: 'asha@society.example',
  'फ़ोन नंबर': '98765 43210',
  'कहाँ के लिए': 'लोटस सोसायटी',
  संदेश: 'दो लिफ़्ट और एक टंकी की देखभाल के लिए कोटेशन भेजिए।',
};

const faults = [
  'कृपया अपना नाम लिखिए।',
  'कृपया अपना ईमेल लिखिए।',
  'कृपया अपना फ़ोन नंबर लिखिए।',
  'कृपया कंपनी या सोसायटी का नाम लिखिए।',
  'कृपया अपना संदेश लिखिए।',
];

// axe needs timers, which do not run in pages without scripts.
const wholeSite = { name: 'with scripts', context: {}, answeredAt: '/hi', runsAxe: true };
const plainHtml = { name: 'without scripts', context: noScripts, answeredAt: '/hi/contact', runsAxe: false };

for (const { name, context, answeredAt, runsAxe } of [wholeSite, plainHtml]) {
  test.describe(name, () => {
    test.use(context);

    test('finds the page in Hindi, corrects the form in Hindi, and sends it', async ({ site, page }) => {
      await site.open('/');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', 'en-IN');
      await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).first().click();
      await expect(page).toHaveURL('/hi');
      await expect(html).toHaveAttribute('lang', 'hi');
      await expect(page.locator('main')).toHaveAttribute('lang', 'hi');
      const header = page.getByRole('banner').first();
      await expect(header).toHaveAttribute('lang', 'hi');
      await expect(header.getByRole('navigation').getByRole('link', { name: 'सेवाएँ', exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: 'बात कीजिए' })).toHaveAttribute('href', '/hi/contact');
      await expect(page.getByRole('navigation', { name: 'आप यहाँ हैं' })).toContainText('मुख्य पृष्ठ');
      await expect(header.getByText(hindiAddress).first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('बाक़ी सभी पेज अंग्रेज़ी में हैं')).toHaveCount(1);
      await expect(page.getByRole('table').first()).toContainText('25,488');
      await expect(page.locator('main').getByRole('link', { name: brand.phone.display }).first()).toBeVisible();

      // After a navigation, a fragment is fetched when it comes near the view.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'संदेश भेजिए' }).click();
      for (const message of faults) await expect(page.getByText(message)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${answeredAt}(#.*)?$`));
      await expect(html).toHaveAttribute('lang', 'hi');
      if (runsAxe) await site.expectAccessible('the messages in Hindi');

      for (const [label, text] of Object.entries(enquiry))
        await page.locator('main form').getByLabel(label, { exact: true }).fill(text);
      await page.getByRole('button', { name: 'संदेश भेजिए' }).click();
      await expect(page.locator('[data-kind="success"]')).toContainText('आपका संदेश हमें मिल गया');
      await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
      if (runsAxe) await site.expectAccessible('the enquiry sent');

      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/\p{Script=Devanagari}/u);
      await expect(html).toHaveAttribute('lang', 'en-IN');
    });
  });
}

test('tells search engines which pages say the same in two languages', async ({ request }) => {
  for (const path of ['/', '/hi', '/contact', '/hi/contact']) {
    const html = await (await request.get(path)).text();
    const english = path.replace(/^\/hi/, '') || '/';
    const hindi = `/hi${english}`.replace(/\/$/, '');
    for (const [language, target] of [
      ['en-IN', english],
      ['hi', hindi],
      ['x-default', english],
    ])
      expect(html).toMatch(new RegExp(`<link rel="alternate" hreflang="${language}" href="https?://[^/"]+${target}">`));
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('hreflang="hi"');
});

test('fetches the letters of Hindi on pages in Hindi only', async ({ site, page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    // Not `…-name.`, which has the letters of the link to those pages.
    if (request.url().includes('devanagari.')) fonts.push(request.url());
  });
  await site.open('/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
  await site.open('/hi');
  await expect.poll(() => fonts.length).toBe(1);
});

// The widths of missing letters differ from theirs by half and more.
test('draws the link to the page in Hindi in its letters in top bar, menu and footer', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.open('/');
  await expectHindiLetters(page.getByRole('banner'));
  await page.setViewportSize({ width: 360, height: 740 });
  await expectHindiLetters(page.getByRole('contentinfo'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectHindiLetters(page.getByRole('dialog', { name: 'Menu' }));
});

test.describe('without scripts', () => {
  test.use(noScripts);

  test('draws the link to the page in Hindi in its letters', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await expectHindiLetters(page.getByRole('banner'));
  });
});

async function expectHindiLetters(place: Locator) {
  const link = place.getByRole('link', { name: 'हिन्दी' }).first();
  const difference = () =>
    link.evaluate(async (element) => {
      await document.fonts.load('100px "Name of Hindi"', 'हिन्दी');
      const context = document.createElement('canvas').getContext('2d');
      if (!context || !element.firstChild) return Number.NaN;
      context.font = '100px "Name of Hindi"';
      const range = document.createRange();
      range.selectNode(element.firstChild);
      const drawn = range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
      return Math.abs(drawn / (context.measureText('हिन्दी').width / 100) - 1);
    });
  await expect.poll(difference).toBeLessThan(0.2);
}
