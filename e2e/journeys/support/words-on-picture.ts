import type { Locator, Page } from '@playwright/test';
import { contrast } from '@site/testing/contrast';
import sharp from 'sharp';

/** For each of these texts, the lowest contrast (WCAG 2) with what is behind it, from the pixels on screen. */
export async function contrastsBehind(page: Page, words: Locator[]): Promise<number[]> {
  const places = await Promise.all(
    words.map(async (one) => ({ box: await one.boundingBox(), colour: await colourOf(one) })),
  );
  const show = await hide(words);
  const shot = await page.screenshot();
  await show();
  return Promise.all(places.map(({ box, colour }) => leastContrast(shot, box, colour)));
}

async function leastContrast(shot: Buffer, box: Awaited<ReturnType<Locator['boundingBox']>>, colour: number[]) {
  if (!box) throw new Error('These words are not on screen.');
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const place = { left, top, width: Math.floor(box.width), height: Math.floor(box.height) };
  const pixels = await sharp(shot).extract(place).removeAlpha().raw().toBuffer();
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < pixels.length; at += 3) {
    least = Math.min(least, contrast(colour, [...pixels.subarray(at, at + 3)]));
  }
  return least;
}

async function colourOf(words: Locator): Promise<number[]> {
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

/** Hides texts without removing them, so that everything stays in place. Returns how to show them again: no role finds hidden elements. */
async function hide(words: Locator[]): Promise<() => Promise<unknown>> {
  const elements = (await Promise.all(words.map((one) => one.elementHandle()))).flatMap((one) => one ?? []);
  const setTo = (value: string) =>
    Promise.all(
      elements.map((one) =>
        // Every role here is that of an HTML element, which has a style.
        one.evaluate((element, wanted) => (element as HTMLElement).style.setProperty('visibility', wanted), value),
      ),
    );
  await setTo('hidden');
  return () => setTo('');
}
