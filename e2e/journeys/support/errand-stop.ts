import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { waitUntilHydrated } from '../../support/visit.ts';

/** Expects a hydrated page at this address, with focus on its heading, as after a link. */
export async function arriveAt(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
}

/** Arrives, and runs axe. */
export async function stopAt(page: Page, path: string | RegExp): Promise<void> {
  await arriveAt(page, path);
  await expectAccessible(page, `${path}`);
}
