import type { Page } from '@playwright/test';
import { expect, type Site, test } from '@site/e2e';
import { enquiryByLabel, field, reference, sendButton } from '../support/enquiry.ts';
import { onePageOfEachKind } from '../support/routes.ts';
import { setBrowserFont } from '../support/visit.ts';
import { tabTo } from './support/keyboard.ts';
import { lookAtFocus } from './support/look-at-focus.ts';

// Without smooth scrolling an element is at its final place as soon as it has focus.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('leads from the home page to a sent enquiry by keyboard alone', async ({ site, page }) => {
  await site.open('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, field(page, 'Name'));
  for (const value of Object.values(enquiryByLabel)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
});

test('shows what has the focus on home, there and back', async ({ site, page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFocusShown(site, page, '/');
});

for (const { width, colorScheme, percents } of [
  { width: 360, colorScheme: 'light', percents: [100, 150, 200] },
  { width: 1280, colorScheme: 'light', percents: [100, 150, 200] },
  { width: 360, colorScheme: 'dark', percents: [100] },
  { width: 1280, colorScheme: 'dark', percents: [100] },
] as const)
  test(`shows what has the focus on every kind of page, there and back, at ${percents} %, ${width} px, ${colorScheme}`, {
    tag: '@long',
  }, async ({ site, page }) => {
    test.setTimeout(onePageOfEachKind.length * 120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const path of onePageOfEachKind)
      for (const percent of percents) {
        await setBrowserFont(page, percent);
        await expectFocusShown(site, page, path, `${path} at ${percent} %`);
      }
  });

async function expectFocusShown(site: Site, page: Page, path: string, where = path) {
  await site.open(path);
  // A carousel that starts during this walk has fewer stops than the list that it replaces.
  const first = await walk(page, 'Tab');
  const there = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab', there.stops);
  expect.soft([...first.problems, ...there.problems, ...back.problems], where).toEqual([]);
  expect.soft(back.stops, `stops back on ${where}`).toBe(there.stops);
}

/** Presses the key until the focus leaves the page, at most `maxStops` times. Lists the stops where the focus cannot be seen. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', maxStops = 400) {
  const problems: string[] = [];
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press(key);
    const look = await lookAtFocus(page);
    if (!look) return { stops, problems };
    problems.push(...look.problems.map((problem) => `${key} ${stops}, ${look.name} ${problem}`));
  }
  return { stops: maxStops, problems };
}
