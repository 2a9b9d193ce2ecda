import { expect, test } from '@site/e2e';
import { onePageOfEachKind } from '../support/routes.ts';

// Removes the language features that the oldest supported browsers lack (`browsers` in `rspack-common.ts`).
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [AbortSignal, ['any']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URL, ['canParse', 'parse']],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  }),
);

test('shows and hydrates every kind of page', { tag: '@long' }, async ({ site }) => {
  for (const path of [...onePageOfEachKind, '/search', '/search?q=nal']) await site.open(path);
});

test('finds in the dialog what the server finds, with excerpts', { tag: '@long' }, async ({ site, page }) => {
  await site.open('/services');
  await page.keyboard.press('Control+k');
  const response = page.waitForResponse(/\/search\.json/);
  await page.getByRole('combobox').fill('plumber');
  expect((await response).ok()).toBe(true);
  await page.getByRole('combobox').press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/plumbing-services/);
});
