import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** The least contrast (WCAG 2) that words of this colour have with what is seen behind them, from the pixels on screen. */
export async function contrastBehind(words: Locator): Promise<number> {
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  const text = luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const clip = (await words.boundingBox()) ?? undefined;
  // Everything that takes room stays where it is.
  const shot = await words.page().screenshot({ clip, style: 'main header :is(h1, a) { visibility: hidden }' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < info.width * info.height; at++) {
    const ground = luminance([...data.subarray(3 * at, 3 * at + 3)]);
    least = Math.min(least, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
  }
  return least;
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
