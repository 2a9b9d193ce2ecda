import type { Locator, Page } from '@playwright/test';
import { twoFrames } from './scrolling.ts';

const ways = { left: [-260, 0], right: [260, 0], up: [0, -200] } as const;
const steps = 8;

/** Moves a finger over what is in view of the target; Playwright itself only taps. */
export async function swipe(page: Page, target: Locator, way: keyof typeof ways): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const [right, down] = ways[way];
  // Below the middle, where the hero has its buttons.
  const [x, y] = [box.x + box.width / 2 - right / 2, box.y + 0.65 * box.height - down / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', { x, y });
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', { x: x + (right * step) / steps, y: y + (down * step) / steps });
    await twoFrames(page);
  }
  await touch('touchEnd');
  await session.detach();
}
