import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { smallPhone } from '../../support/phones.ts';
import { expect, hydrated } from '../../support/visit.ts';

/** Expects that a link led to this address: a complete page, with focus on its heading. */
export async function arriveAt(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
}

/** Arrives, and runs axe. */
export async function stopAt(page: Page, path: string | RegExp): Promise<void> {
  await arriveAt(page, path);
  await expectAccessible(page, `${path}`);
}

/**
 * Runs axe on a phone as high as the page, at whose end the call bar has made room. On a lower one axe would report controls that the bar
 * or the header half covers as too small.
 */
export async function checkOnPhone(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? smallPhone.viewport;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await expectAccessible(page, what);
  await page.setViewportSize(size);
}
