import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** How a visitor operates the site; every errand is run in two of these ways. */
export interface Way {
  name: string;
  press: (page: Page, target: Locator) => Promise<void>;
  write: (page: Page, field: Locator, text: string) => Promise<void>;
}

export const byPointer: Way = {
  name: 'by pointer',
  press: (_page, target) => target.click(),
  write: (_page, field, text) => field.fill(text),
};

export const byFinger: Way = {
  name: 'by finger',
  press: (_page, target) => target.tap(),
  write: (_page, field, text) => field.fill(text),
};

export const byKeyboard: Way = {
  name: 'by keyboard alone',
  press: async (page, target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  write: async (page, field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  },
};
