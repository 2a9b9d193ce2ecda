import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** How a visitor operates the site. Every errand is run in two of these ways, most of them in `npm run test:long`. */
export interface Way {
  name: string;
  tag: [] | '@long';
  press: (page: Page, target: Locator) => Promise<void>;
  write: (page: Page, field: Locator, text: string) => Promise<void>;
}

export const byPointer: Way = {
  name: 'by pointer',
  tag: [],
  press: (_page, target) => target.click(),
  write: (_page, field, text) => field.fill(text),
};

export const byFinger: Way = {
  name: 'by finger',
  tag: [],
  press: (_page, target) => target.tap(),
  write: (_page, field, text) => field.fill(text),
};

export const byKeyboard: Way = {
  name: 'by keyboard alone',
  tag: [],
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

export function inLongRun(way: Way): Way {
  return { ...way, tag: '@long' };
}
