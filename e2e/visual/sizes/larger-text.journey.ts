import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { expectFit, resize } from '../../support/fit.ts';
import { installProbe } from '../../support/probe.ts';
import { onePageOfEachKind, postRoutes, routes } from '../../support/routes.ts';
import { setBrowserFont } from '../../support/visit.ts';
import { sidewaysScroll } from '../../support/words.ts';

/** WCAG 1.4.12: what a visitor may set without losing a word. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** A phone upright and on its side, half a phone, a tablet, laptops, and what is left of one at four times the size. */
const windows = [
  [360, 640],
  [390, 780],
  [740, 360],
  [844, 390],
  [180, 800],
  [768, 1024],
  [1280, 720],
  [1280, 900],
  [320, 256],
] as const;

/** Elements in which no word may be broken across lines: not links to mail and map, whose addresses are longer than a narrow line. */
const wholeWords =
  '[data-chrome]:is(header, nav), main :is(h1, h2, h3, h4, th, button, summary), footer a:not([href^="mailto:"], [href^="http"])';

const places = 'main :is(h1, h2, h3, p, li, a, button, label, summary, th, td)';
const longWord = 'Gebaeudereinigungsdienstleistungsunternehmensverwaltungsstelle';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('leaves at least four fifths of a window to the page while it is scrolled', async ({ site, page }) => {
  await site.open('/plumbing-services');
  for (const percent of [100, 150, 200, 400]) {
    await setBrowserFont(page, percent);
    for (const [width, height] of windows) {
      await resize(page, width, height);
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
      const share = await page.evaluate(shareOfBars);
      expect.soft(share, `of ${width} x ${height} px at ${percent} %`).toBeLessThanOrEqual(0.2);
    }
  }
});

const homeAndService = ['/', '/plumbing-services'];
for (const { which, paths, tag } of [
  { which: 'home and a service', paths: homeAndService, tag: [] },
  {
    which: 'every other kind of page',
    paths: onePageOfEachKind.filter((path) => !homeAndService.includes(path)),
    tag: '@long',
  },
])
  test(`breaks no word of ${which} in header, call bar, headings, buttons and footer, down to 180 px and up to twice the text size`, {
    tag,
  }, async ({ site, page }) => {
    test.setTimeout(paths.length * 60_000);
    await installProbe(page);
    for (const path of paths) {
      await site.open(path);
      for (const percent of [100, 150, 200]) {
        await setBrowserFont(page, percent);
        for (const width of [180, 320, 360, 768, 1280].filter((one) => (one * 100) / percent >= 180)) {
          await resize(page, width);
          expect.soft(await brokenWords(page, wholeWords), `${path} at ${width} px, ${percent} %`).toEqual([]);
        }
      }
    }
  });

test('breaks no such word of any page in the narrowest windows', { tag: '@long' }, async ({ site, page }) => {
  const paths = [...routes, ...(await postRoutes())];
  test.setTimeout(paths.length * 10_000);
  await installProbe(page);
  for (const path of paths) {
    await site.open(path);
    for (const [percent, width] of [
      [100, 180],
      [150, 320],
      [200, 360],
    ] as const) {
      await setBrowserFont(page, percent);
      await resize(page, width);
      expect.soft(await brokenWords(page, wholeWords), `${path} at ${width} px, ${percent} %`).toEqual([]);
    }
  }
});

test('breaks no word of the header in a font as wide as WCAG 1.4.12 spacing, in both languages', async ({
  site,
  page,
}) => {
  await installProbe(page);
  for (const path of ['/', '/hi']) {
    await site.open(path);
    await adoptStyles(page, spacing);
    for (const percent of [100, 150, 200]) {
      await setBrowserFont(page, percent);
      for (const width of [320, 768, 1024, 1280].filter((one) => (one * 100) / percent >= 180)) {
        await resize(page, width);
        const where = `${path} at ${width} px, ${percent} %`;
        expect.soft(await brokenWords(page, 'header[data-chrome]'), where).toEqual([]);
        expect.soft(await sidewaysScroll(page), where).toBe(0);
      }
    }
  }
});

test('breaks no word of the call bar with WCAG 1.4.12 spacing, beside the link to the contents too', async ({
  site,
  page,
}) => {
  await installProbe(page);
  for (const path of ['/plumbing-services', '/our-approach']) {
    await site.open(path);
    await adoptStyles(page, spacing);
    for (const width of [320, 360]) {
      await resize(page, width, 640);
      await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
      await expect(page.getByRole('navigation', { name: 'Call or talk to us' })).toBeVisible();
      const where = `${path} at ${width} px`;
      expect.soft(await brokenWords(page, 'nav[data-chrome], [data-bar-entry]'), where).toEqual([]);
      expect.soft(await sidewaysScroll(page), where).toBe(0);
    }
  }
});

test('keeps a title larger than the headings below it at twice the text size', async ({ site, page }) => {
  await site.open('/healthcare');
  await setBrowserFont(page, 200);
  for (const [width, ratio] of [
    [360, 1.15],
    [768, 1.25],
    [1280, 1.25],
  ] as const) {
    await resize(page, width);
    const [title, heading] = [await largestText(page, 'main h1'), await largestText(page, 'main h2')];
    expect.soft(title / heading, `at ${width} px`).toBeGreaterThanOrEqual(ratio);
  }
});

test('loses no word with WCAG 1.4.12 spacing, nor at doubled text size', { tag: '@long' }, async ({ site, page }) => {
  await onEveryKind(site, page, async (path) => {
    await adoptStyles(page, spacing);
    await fitAt(page, path, [360, 1280]);
    await adoptStyles(page, 'html { font-size: 200% }');
    await fitAt(page, path, [1280, 768]);
    await page.locator('main details').evaluateAll((rows) => {
      for (const row of rows) row.toggleAttribute('open', true);
    });
    await fitAt(page, path, [320]);
  });
});

test('fits words of sixty letters', { tag: '@long' }, async ({ site, page }) => {
  await onEveryKind(site, page, async (path) => {
    // Areas that hydrate near the view must have hydrated before their words are replaced.
    await resize(page, 1280, 9_000);
    await expect(page.locator('main [aria-roledescription="carousel"][data-state="list"]')).toHaveCount(0);
    await writeLongWords(page);
    await fitAt(page, path, [320, 768, 1280]);
  });
});

/** Runs in the page: the share of the window's height that header and call bar cover. */
function shareOfBars(): number {
  const covered = [...document.querySelectorAll('header[data-chrome], nav[data-chrome]')]
    .filter((bar) => bar.checkVisibility())
    .map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
  return covered.reduce((sum, height) => sum + height, 0) / innerHeight;
}

function largestText(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((all) => Math.max(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))));
}

async function onEveryKind(site: Site, page: Page, check: (path: string) => Promise<void>) {
  test.setTimeout(120_000);
  await installProbe(page);
  for (const path of onePageOfEachKind) {
    await site.open(path);
    await check(path);
  }
}

async function fitAt(page: Page, path: string, widths: number[]) {
  for (const width of widths) {
    await resize(page, width);
    await expectFit(page, `${path} at ${width} px`);
  }
}

/** Sets the rules of a visitor's own style sheet, above every layer; the policy would stop a style element. */
function adoptStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Replaces the first words of every heading, card, button and paragraph by a word of sixty letters. */
function writeLongWords(page: Page): Promise<void> {
  return page.locator(places).evaluateAll((elements, word) => {
    for (const element of elements) {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      // Dates and numbers are never long.
      if (node?.nodeValue?.trim() && !node.parentElement?.closest('time, [aria-hidden="true"]')) node.nodeValue = word;
    }
  }, longWord);
}

/** Names words of the elements that continue on another line, other than after a hyphen or a stroke. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const isBroken = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    };
    return elements.filter(window.probe.canBeSeen).flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement && window.probe.canBeSeen(node.parentElement))
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\-–—/]+[-–—/]?/g))
            if (isBroken(node, index, index + word.length)) found.push(`${word} in ${window.probe.nameOf(element)}`);
      return found;
    });
  });
}
