import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import sharp from 'sharp';
import { installProbe } from '../../support/probe.ts';
import { releaseRoutes } from '../../support/release-routes.ts';

// A phone loads what it scrolls to.
const widths = [1280, 1920];

test.use({ hasFastConnection: true });

test('shows the whole of every page at once, without scrolling', { tag: '@long' }, async ({ site, page }) => {
  test.setTimeout(600_000);
  await installProbe(page);
  for (const path of await releaseRoutes()) for (const width of widths) await expectWhole(site, page, path, width);
});

/** Expects everything that a picture of the whole page would show, after loading and after a fast scroll down and back. */
async function expectWhole(site: Site, page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await site.open(path);
  const loaded = { message: `${path} at ${width}`, timeout: 10_000 };
  await expect.poll(() => page.evaluate(missing), loaded).toEqual([]);
  // A picture that has come may still have to be decoded.
  await expect.poll(() => blankPictures(page), loaded).toEqual([]);
  for (const top of [1_000_000, 0]) await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(missing), { message: `${path} at ${width}, scrolled` }).toEqual([]);
}

/** Pictures of one colour in a picture of the whole page. */
async function blankPictures(page: Page): Promise<string[]> {
  const [whole, boxes] = await Promise.all([page.screenshot({ fullPage: true }), page.evaluate(pictureBoxes)]);
  const blank = await Promise.all(
    boxes.map(async ({ name, ...box }) => {
      // `stats` are those of the input, whatever is done to it.
      const { channels } = await sharp(await sharp(whole).extract(box).png().toBuffer()).stats();
      return channels.every(({ stdev }) => stdev < 2) ? [`blank: ${name}`] : [];
    }),
  );
  return blank.flat();
}

/** The boxes, within the document, of pictures that are shown whole. Runs in the page. */
function pictureBoxes() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [...document.querySelectorAll('main img')].flatMap((image) => {
    const box = image.getBoundingClientRect();
    const { left, top, width, height } = box;
    // A carousel cuts off its next slides.
    const shown = window.probe.shown(box, image, 'all');
    const isCut = shown.right - shown.left < width || shown.bottom - shown.top < height;
    const isWithin = !isCut && left >= 0 && left + width <= scrollWidth && top + scrollY + height <= scrollHeight;
    if (!isWithin || width < 1 || height < 1 || !image.checkVisibility({ opacityProperty: true })) return [];
    const name = image.getAttribute('alt') || image.getAttribute('src') || '';
    const [x, y, w, h] = [left, top + scrollY, width, height].map(Math.floor) as [number, number, number, number];
    return [{ name, left: x, top: y, width: w, height: h }];
  });
}

/** Text that is too faint, sections without words, and pictures that have not come. Runs in the page. */
function missing(): string[] {
  const main = document.querySelector('main');
  const found: string[] = [];
  for (const element of main?.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, td, dd') ?? [])
    if (element.checkVisibility({ visibilityProperty: true }) && opacityOf(element) < 0.6)
      found.push(`faint: ${element.textContent?.slice(0, 40)}`);
  for (const section of main?.querySelectorAll<HTMLElement>('section') ?? [])
    if (section.checkVisibility() && section.textContent.trim() === '') found.push(`empty: ${section.className}`);
  for (const picture of main?.querySelectorAll('img') ?? [])
    if (picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0))
      found.push(`not loaded: ${picture.alt.slice(0, 40)}`);
  return found;

  function opacityOf(element: Element | null): number {
    return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  }
}
