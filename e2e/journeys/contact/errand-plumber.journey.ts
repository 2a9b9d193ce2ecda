import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import { enquiryByLabel, field, reference, sendButton } from '../../support/enquiry.ts';
import { mainLink, mainMenu } from '../../support/visit.ts';
import { stopAt } from '../support/errand-stop.ts';
import { byKeyboard, byPointer, inLongRun } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wish = { ...enquiryByLabel, Message: 'Please call me about the taps of our school.' };

for (const { name, tag, press, write } of [byPointer, byKeyboard].map(inLongRun)) {
  test(`finds a plumber for a school and asks for a call, ${name}`, { tag }, async ({ site, page }) => {
    await site.open('/');
    await site.expectAccessible('/');
    await press(page, mainLink(page, 'Industries'));
    await stopAt(page, '/industries');
    await press(page, page.locator('main').getByRole('link', { name: 'Education' }));
    await stopAt(page, '/education');
    await expect(page.locator('main')).toContainText('Example case study: plumbing');
    await press(page, mainMenu(page).locator('summary[aria-label="Pages under Services"]'));
    await press(page, mainLink(page, 'Plumbing'));
    await stopAt(page, '/plumbing-services');
    await expect(page.getByRole('heading', { name: `${brand.shortName} Benefits` })).toBeVisible();
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).first());
    await stopAt(page, '/contact');
    for (const [label, text] of Object.entries(wish)) await write(page, field(page, label), text);
    await press(page, sendButton(page));
    await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
    await expect(page.locator('[data-kind="success"]')).toBeFocused();
    await site.expectAccessible('the enquiry sent');
  });
}
