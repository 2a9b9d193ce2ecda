import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, hydrated } from '../../support/visit.ts';

/** Where an errand comes to by a link: the page of this address, whole, with the focus on its heading. */
export async function arriveAt(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await hydrated(page);
  await expect(page.locator('main h1').first()).toBeFocused();
}

/** Arrives and has axe look round. */
export async function stopAt(page: Page, path: string | RegExp): Promise<void> {
  await arriveAt(page, path);
  await expectAccessible(page, `${path}`);
}

/**
 * Has axe look round on a phone, from the end of the page: there the call bar has come to rest. Further up axe takes a control that
 * the bar half covers, until one scrolls on, for too small.
 */
export async function lookRoundOnPhone(page: Page, what: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectAccessible(page, what);
}
