import { expect, test } from '@site/journeys';
import { stopAt } from '../support/errand-stop.ts';
import { byKeyboard, byPointer } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, press } of [byKeyboard, byPointer]) {
  test(`finds a service by a search with a typing error, ${name}`, { tag: '@long' }, async ({ site, page }) => {
    await site.open('/about-us');
    await site.expectAccessible('/about-us');
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Search' }));
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('gardner');
    const hit = dialog.getByRole('option', { name: /^Horticulture and Gardening Services/ });
    await expect(hit).toBeVisible();
    await site.expectAccessible('the search with its results');
    if (name === byKeyboard.name) await chooseByArrows();
    else await press(page, hit);
    await stopAt(page, '/horticulture-and-gardening-services');

    /** The field keeps the focus: visitors move through results by arrow keys, not by Tab. */
    async function chooseByArrows() {
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(hit).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
      }).toPass();
      await page.keyboard.press('Enter');
    }
  });
}
