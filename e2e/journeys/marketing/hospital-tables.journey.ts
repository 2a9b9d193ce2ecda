import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@site/e2e';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [360, 1280])
  test(`ends the totals of a hospital’s staff where its other numbers end, ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 780 });
    await site.open('/healthcare');
    const roster = await openRoster(page);
    const name = roster.getByRole('rowheader', { name: 'Posts in a day' });
    const total = await boxOf(totalOf(roster, 'Posts in a day', '176'));
    const night = await boxOf(totalOf(roster, 'Posts in each shift', 'night 37'));
    expect(total.x + total.width).toBeCloseTo(night.x + night.width, 0);
    expect(total.y).toBeLessThan((await boxOf(name)).y + (await boxOf(name)).height);
  });

test('keeps the shifts in view below the header of a phone, down to the last post', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await site.open('/healthcare');
  const roster = await openRoster(page);
  await roster.getByRole('rowheader', { name: 'Site in-charge' }).scrollIntoViewIfNeeded();
  await roster.getByRole('rowheader', { name: 'Supervisors' }).evaluate((row) => {
    scrollBy(0, row.getBoundingClientRect().top - innerHeight / 2);
  });
  const header = await boxOf(page.getByRole('banner'));
  const night = roster.getByRole('columnheader').getByText('night').last();
  expect((await boxOf(night)).y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(night).toBeInViewport({ ratio: 1 });
});

test('takes the price of the chosen hospital into the message of an enquiry', async ({ site, page }) => {
  await site.open('/healthcare');
  await page.getByRole('heading', { name: 'What the posts cost' }).click();
  await expect(page.getByRole('radio', { name: /^300.beds, without nurses: ₹53.9.lakh$/ })).toBeChecked();
  await page.getByRole('radio', { name: /^100.beds, with nurses/ }).check();
  await page.getByRole('button', { name: 'Get a quotation' }).click();
  await expect(page.getByRole('heading', { name: 'Send a Message' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Please send a quotation .*100.beds, with nurses, about ₹47.4.lakh a month\.$/,
  );
});

test('shows a phone the larger hospital’s staff first, and changes it at a press', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await site.open('/healthcare');
  const roster = await openRoster(page);
  const total = totalOf(roster, 'Posts in a day', '176');
  await expect(total).toBeVisible();
  const smaller = page.getByRole('radio', { name: '100 beds' }).first();
  expect((await smaller.boundingBox())?.height).toBeGreaterThanOrEqual(42);
  await smaller.focus();
  await page.keyboard.press('Space');
  await expect(total).toBeHidden();
  await expect(totalOf(roster, 'Posts in a day', '67')).toBeVisible();
});

test('shows a phone who signs, and a ward’s sheet whole, before it opens anything', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await site.open('/healthcare');
  await expect(page.getByText('Infection control nurse', { exact: true })).toBeVisible();
  const sheet = page.getByRole('region', { name: 'What a ward signs' });
  await expect(sheet.getByRole('heading', { name: 'Fault 2043' })).toBeVisible();
  for (const shown of ['Washrooms', 'Waste point', 'Mary T.'])
    await expect(sheet.getByText(shown, { exact: true })).toBeVisible();
});

async function openRoster(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: 'Staffing for 100 and 300 beds' }).click();
  return page.getByRole('table', { name: /^The roster/ });
}

function totalOf(table: Locator, name: string, value: string): Locator {
  return table.getByRole('row', { name }).getByText(value, { exact: true });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return box;
}
