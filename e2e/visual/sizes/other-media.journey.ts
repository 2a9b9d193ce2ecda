import type { Locator, Page } from '@playwright/test';
import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import { indianDate } from '@site/text/indian-time';
import { resize } from '../../support/fit.ts';
import { installProbe } from '../../support/probe.ts';
import { onePageOfEachKind } from '../../support/routes.ts';
import { lostWords, sidewaysScroll } from '../../support/words.ts';

/** A4 less margins of 2 cm. */
const paper = 642;

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('outlines every control in forced colours', { tag: '@long' }, async ({ site, page }) => {
  await installProbe(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/plumbing-services', '/contact', '/blogs', '/test']) {
    await site.open(path);
    expect.soft(await edgelessControls(page), path).toEqual([]);
  }
});

test('outlines every card in forced colours', { tag: '@long' }, async ({ site, page }) => {
  await installProbe(page);
  for (const path of ['/', '/our-approach', '/healthcare', '/plumbing-services', '/contact', '/services']) {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await site.open(path);
    await markCards(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect.soft(await edgelessCards(page), path).toEqual([]);
  }
});

test('paints no two shares of a price alike in forced colours', async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('/our-approach');
  const shares = page.getByRole('heading', { name: 'Of each ₹100 before GST' }).locator('..').locator('rect[rx]');
  const fills = await shares.evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill));
  expect(fills).toHaveLength(4);
  expect(new Set(fills).size).toBe(4);
});

test('draws the second line of a link in the colour of the first in forced colours', async ({ site, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('plumbing');
  const lines = page.getByRole('option').first().locator('> *');
  const [text] = await systemColours(page, ['CanvasText']);
  // Results are drawn anew while more of them arrive.
  await expect
    .poll(() => lines.evaluateAll((all) => [...new Set(all.map((line) => getComputedStyle(line).color))]))
    .toEqual([text]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`draws the main actions in one pair of a ${colorScheme} palette, without a plate behind their words`, {
    tag: colorScheme === 'dark' ? [] : '@long',
  }, async ({ site, page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await site.open('/contact');
    for (const action of [
      page.getByRole('button', { name: 'Send message' }),
      page.getByRole('banner').getByRole('link', { name: 'Talk to us' }),
    ]) {
      await expect(action).toHaveCSS('forced-color-adjust', 'none');
      expect(await paintsOf(action)).toEqual(await systemColours(page, ['ButtonText', 'ButtonFace']));
    }
  });

test('prints whose page it is, its address and the day', async ({ site, page }) => {
  await site.open('/healthcare');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const letterhead = page.getByText(brand.name, { exact: true }).locator('visible=true').locator('..');
  const { day, month, year } = indianDate(new Date());
  for (const words of [brand.phone.display, page.url(), `Printed on ${day} ${month} ${year}`])
    await expect.soft(letterhead).toContainText(words);
  await expect.soft(letterhead).toContainText(brand.address.street);
});

test('prints no query strings and no chevrons, and keeps signatures with their sheet', async ({ site, page }) => {
  await site.open('/healthcare');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => ({
    queries: Array.from(
      document.querySelectorAll('main a[href*="?"]'),
      (link) => getComputedStyle(link, '::after').content,
    ),
    chevrons: Array.from(document.querySelectorAll('main summary svg'), (icon) => getComputedStyle(icon).display),
    signatures: Array.from(
      document.querySelectorAll('main figure > ul:last-child'),
      (list) => getComputedStyle(list).breakBefore,
    ),
  }));
  expect(printed.queries.length).toBeGreaterThan(0);
  expect(new Set(printed.queries)).toEqual(new Set(['none']));
  expect(new Set(printed.chevrons)).toEqual(new Set(['none']));
  expect(printed.signatures).toEqual(['avoid']);
});

test('prints every kind of page without chrome, whole, and with the addresses of its links', { tag: '@long' }, async ({
  site,
  page,
}) => {
  test.setTimeout(120_000);
  await installProbe(page);
  for (const path of onePageOfEachKind) {
    await site.open(path);
    await page.emulateMedia({ media: 'print' });
    await resize(page, paper);
    for (const chrome of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect.soft(page.getByRole(chrome), `${chrome} on ${path}`).toHaveCount(0);
    expect.soft(await sidewaysScroll(page), `pixels beside the paper of ${path}`).toBeLessThanOrEqual(0);
    expect.soft(await lostWords(page), `words of ${path}`).toEqual([]);
    expect.soft(await linksWithoutAddress(page), `links of ${path}`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

function paintsOf(element: Locator): Promise<string[]> {
  return element.evaluate((one) => {
    const { backgroundColor, color } = getComputedStyle(one);
    return [backgroundColor, color];
  });
}

function systemColours(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('p'));
    const colours = wanted.map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return colours;
  }, names);
}

function linksWithoutAddress(page: Page): Promise<string[]> {
  return page.locator('main a[href^="/"], main a[href^="http"]').evaluateAll((links: HTMLAnchorElement[]) =>
    links
      .filter((link) => window.probe.canBeSeen(link) && !link.search)
      // The computed value keeps the strings apart that make up an address.
      .filter((link) => !getComputedStyle(link, '::after').content.replaceAll('" "', '').includes(link.href))
      .map(window.probe.nameOf),
  );
}

/** Marks padded boxes with round corners and a ground of their own: in forced colours all grounds are the same. */
function markCards(page: Page): Promise<void> {
  return page.locator('main *').evaluateAll((elements) => {
    for (const element of elements) {
      const { backgroundColor, borderTopLeftRadius, paddingTop } = getComputedStyle(element);
      const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (hasGround && Number.parseFloat(borderTopLeftRadius) >= 16 && Number.parseFloat(paddingTop) >= 16)
        element.toggleAttribute('data-card', true);
    }
  });
}

function edgelessCards(page: Page): Promise<string[]> {
  return page.locator('[data-card]').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { borderTopStyle, outlineStyle } = getComputedStyle(card);
        return window.probe.canBeSeen(card) && borderTopStyle === 'none' && outlineStyle === 'none';
      })
      .map(window.probe.nameOf),
  );
}

/** Names controls with neither an outline nor an underline. The browser draws tick boxes itself. */
function edgelessControls(page: Page): Promise<string[]> {
  return page
    .locator('button, input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, a[data-variant]')
    .evaluateAll((elements) => {
      const hasEdge = (element: Element): boolean => {
        const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor, textDecorationLine } =
          getComputedStyle(element);
        const isDrawn =
          borderBlockEndStyle !== 'none' &&
          Number.parseFloat(borderBlockEndWidth) >= 1 &&
          borderBlockEndColor !== 'rgba(0, 0, 0, 0)';
        return isDrawn || textDecorationLine.includes('underline');
      };
      return elements
        .filter((element) => window.probe.canBeSeen(element) && !hasEdge(element))
        .map(window.probe.nameOf);
    });
}
