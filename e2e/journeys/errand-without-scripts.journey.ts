import { expect, noScripts, test } from '@site/journeys';
import { expectAccessible } from '../support/axe.ts';
import { enquiryByLabel } from '../support/enquiry.ts';
import { copyWithoutScripts } from './support/copy-without-scripts.ts';
import { field, reference, sendButton } from './support/enquiry.ts';
import { byKeyboard, byPointer, inLongRun } from './support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use(noScripts);

for (const { name, tag, press, write } of [inLongRun(byKeyboard), inLongRun(byPointer)]) {
  test(`sends an enquiry without JavaScript, ${name}`, { tag }, async ({ browser, site, page }) => {
    const expectAccessibleStop = async (what: string) => {
      const copy = await copyWithoutScripts(page, browser);
      await expectAccessible(copy, what);
      await copy.context().close();
    };
    await site.open('/');
    await expectAccessibleStop('home');
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).first());
    await expect(page).toHaveURL('/contact');
    await expectAccessibleStop('the form');
    for (const [label, text] of Object.entries({ ...enquiryByLabel, 'Phone number': '98765' }))
      await write(page, field(page, label), text);
    await press(page, sendButton(page));
    await expect(page.getByText('Please enter valid phone number.')).toBeVisible();
    await expectAccessibleStop('the form with a message');
    await write(page, field(page, 'Phone number'), enquiryByLabel['Phone number']);
    await press(page, sendButton(page));
    await expect(page).toHaveURL(/\/contact\?sent=SEV-/);
    await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
    await expectAccessibleStop('the thanks');
  });
}
